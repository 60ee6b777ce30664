/** Path of the events, under the configured base (D6). */
export const eventEndpoints = { events: '/events/' } as const;
