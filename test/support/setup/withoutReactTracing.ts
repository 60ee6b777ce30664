/** React in development names its tasks and measures each render for a profiler. Nobody profiles a test, and it takes a tenth of React's time. */
Object.assign(console, { createTask: undefined, timeStamp: undefined });
