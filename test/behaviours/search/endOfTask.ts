const { port1, port2 } = new MessageChannel();

/** Waits for the end of the task, in which everything that is drawn at once is drawn; timers would be too slow. */
export const endOfTask = () =>
  new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });
