/**
 * React of the script-tag build: what the kit and its libraries use of Preact's compatibility layer, with `lazy` and `Suspense` from this
 * folder. The kit suspends nothing but code that loads, which needs none of the library's machinery for detaching and restoring trees.
 */
export {
  Children,
  Component,
  cloneElement,
  createContext,
  createElement,
  createRef,
  Fragment,
  forwardRef,
  isValidElement,
  memo,
  StrictMode,
  startTransition,
  useCallback,
  useContext,
  useDebugValue,
  useDeferredValue,
  useEffect,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'preact/compat';
export { lazy, Suspense } from './lazy';
