/** Makes a function remember what it made of each text, so that many findings in one file cost no more than one. */
export function perText<V>(make: (text: string) => V): (text: string) => V {
  const known = new Map<string, V>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = make(text);
    known.set(text, value);
    return value;
  };
}
