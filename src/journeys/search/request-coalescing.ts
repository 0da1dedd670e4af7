export interface RequestCoalescer<Answer> {
  /** Sends the request, or waits for the same request that is already in progress on this node. */
  request(
    question: string,
    put: () => Promise<Answer>,
  ): { readonly answer: Promise<Answer>; readonly isShared: boolean };
}

/** For two visitors with the same risk, or one with two tabs, the provider receives one request. */
export function createRequestCoalescer<Answer>(isOn: boolean): RequestCoalescer<Answer> {
  const underWay = new Map<string, Promise<Answer>>();
  return {
    request(question, put) {
      const already = isOn ? underWay.get(question) : undefined;
      if (already) return { answer: already, isShared: true };
      const answer = put();
      if (isOn) {
        underWay.set(question, answer);
        const forget = () => void underWay.delete(question);
        answer.then(forget, forget);
      }
      return { answer, isShared: false };
    },
  };
}
