declare const __KVARTAL_VERSION__: string | undefined;

/** Version of this copy of the kit, inserted by the builds. */
export const version: string = typeof __KVARTAL_VERSION__ === 'undefined' ? '0.0.0' : __KVARTAL_VERSION__;
