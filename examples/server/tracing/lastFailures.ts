/** How often it is said that spans do not arrive, ms. */
const every = 10 * 60_000;

/** Returns a function that hears of every failure and reports one in ten minutes: a collector that is away fails every few seconds. */
export function lastFailures(report: (text: string) => void, now: () => number = Date.now): () => void {
  let reported = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - reported < every) return;
    reported = now();
    report('Traces do not reach OTEL_EXPORTER_OTLP_ENDPOINT. The server goes on without them, and says so at most every ten minutes');
  };
}
