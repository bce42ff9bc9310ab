// A line of work.
// A line of work.
// A line of work.
