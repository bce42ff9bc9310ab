/** The outcomes that a review writes. */
export const reviewOutcomes = ['success', 'partial', 'failure', 'abandoned'] as const;
