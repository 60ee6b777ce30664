interface Channel {
  on(name: string, listener: (error: unknown) => void): void;
  off(name: string, listener: (error: unknown) => void): void;
}

interface Reporting {
  addReport(report: { type: string; version: number; status: 'failed'; result: unknown }): void;
}

/** A story whose play function fails ends as failed: by itself Storybook tells the panel only. Returns what stops it. */
export function reportPlay(channel: Channel, reporting: Reporting): () => void {
  const report = (result: unknown) => reporting.addReport({ type: 'play', version: 1, status: 'failed', result });
  channel.on('playFunctionThrewException', report);
  return () => channel.off('playFunctionThrewException', report);
}
