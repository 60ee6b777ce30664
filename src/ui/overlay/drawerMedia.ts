/** Where a dialog with `drawerOnTouch` is a drawer (§9: narrower than 744 px, on touch). For style sheets and `matchMedia`. */
export const drawerMedia = '(max-width: 743.98px) and (pointer: coarse)';
