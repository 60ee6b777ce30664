import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import type { ElementError } from '../base/commonProps';
import { deepFreeze } from '../base/deepFreeze';
import type { ElementSpec, PropSpec } from '../base/defineElement';
import { adoptStyles } from '../shell/adoptStyles';
import { kebab } from './kebab';
import { readValue, unquoted } from './readValue';
import { behindServerContent } from './serverContent/serverContent';

/** Props of an element's root component. */
export interface RootProps {
  host: HTMLElement;
  /** Values of the definition's props; the default where the page set none. */
  values: Record<string, unknown>;
  /** One `onX` per event. Returns `false` if the page prevented the default action. */
  callbacks: Record<string, (detail?: object) => boolean>;
  /** Receives the object behind the properties and methods of the definition's `control`. */
  setControl: (control: object | null) => void;
}

// r2wc keeps its state under registered symbols. It mounts, renders and unmounts; this class does the HTML side.
const PROPS: unique symbol = Symbol.for('r2wc.props');
const RENDER: unique symbol = Symbol.for('r2wc.render');
const CONNECTED: unique symbol = Symbol.for('r2wc.connected');

interface R2wcElement extends HTMLElement {
  [PROPS]: RootProps;
  [CONNECTED]: boolean;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/**
 * Returns the class of a tag. Attributes are read, never written. Rendering waits for a microtask: properties set right after insertion take part
 * in the first render, a moved element keeps its state, and `kvartal-error` reaches listeners added right after the markup.
 */
export function elementClass(spec: ElementSpec, Root: ComponentType<RootProps>): CustomElementConstructor {
  const specs = new Map<string, PropSpec<unknown>>(Object.entries(spec.props));
  const byAttribute = new Map([...specs].filter(([, { attribute }]) => attribute !== false).map(([name]) => [kebab(name), name]));
  const Base = r2wc(Root, { shadow: 'open', props: [] }) as unknown as new () => R2wcElement;

  class KvartalElement extends Base {
    static readonly observedAttributes = [...byAttribute.keys()];

    #values: Record<string, unknown> = Object.fromEntries([...specs].map(([name, { initial }]) => [name, initial]));
    #callbacks = callbacksOf(spec, this);
    /** Invalid values that have been reported, so that each is reported once. */
    #faulty = new Map<string, unknown>();
    #unreported: ElementError[] = [];
    #isMounted = false;
    #isScheduled = false;
    /** Stays when the element leaves the page: its state is still valid. */
    #control: object | null = null;
    #awaitControl: ((control: object) => void)[] = [];
    #setControl = (control: object | null): void => {
      if (!control) return;
      this.#control = control;
      for (const resolve of this.#awaitControl.splice(0)) resolve(control);
    };

    static {
      for (const name of specs.keys()) {
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: KvartalElement) {
            return this.#values[name];
          },
          set(this: KvartalElement, raw: unknown) {
            this.#take(name, raw, null);
          },
        });
      }
      const { properties = [], methods = [] } = spec.control ?? {};
      for (const name of properties) {
        Object.defineProperty(this.prototype, name, {
          ...Object.getOwnPropertyDescriptor(this.prototype, name),
          configurable: true,
          enumerable: true,
          get(this: KvartalElement): unknown {
            return Reflect.get(this.#control ?? {}, name) ?? null;
          },
        });
      }
      for (const name of methods) {
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          writable: true,
          value(this: KvartalElement, ...given: unknown[]) {
            return this.#call(name, given);
          },
        });
      }
    }

    constructor() {
      super();
      // Otherwise r2wc would mount when an attribute is set, before the element is connected.
      this[CONNECTED] = false;
      // An element whose guards do not come works on all pages but a few.
      import('./guard').then(({ guard }) => guard(this)).catch(Object);
    }

    /** r2wc renders into what it gets from here. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      const printed = this.shadowRoot;
      return printed ? (behindServerContent(printed) as unknown as ShadowRoot) : super.attachShadow(init);
    }

    override connectedCallback(): void {
      // Properties set before the upgrade shadow the accessors: set them again.
      for (const name of specs.keys()) {
        if (!Object.hasOwn(this, name)) continue;
        const early: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, early);
      }
      if (this.shadowRoot) adoptStyles(this.shadowRoot);
      this.#schedule();
    }

    override disconnectedCallback(): void {
      this.#schedule();
    }

    /** Makes `moveBefore()` a move instead of a removal and an insertion. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(attribute: string, _before: string | null, raw: string | null): void {
      const name = byAttribute.get(attribute);
      if (name !== undefined) this.#take(name, raw && unquoted(raw), attribute);
    }

    /** Waits for the root if it is not mounted yet. */
    async #call(name: string, given: unknown[]): Promise<unknown> {
      const control = this.#control ?? (await new Promise<object>((resolve) => this.#awaitControl.push(resolve)));
      const answer: unknown = await (Reflect.get(control, name) as (...given: unknown[]) => unknown).apply(control, given);
      return answer === control ? this : answer;
    }

    #take(name: string, raw: unknown, attribute: string | null): void {
      const propSpec = specs.get(name);
      if (!propSpec) return;
      const reading = readValue(propSpec, raw, `${attribute === null ? `свойства ${name}` : `атрибута ${attribute}`} тега ${spec.tag}`);
      if ('fault' in reading) this.#complain(name, raw, attribute, reading.fault);
      else this.#faulty.delete(name);
      const value = 'fault' in reading ? propSpec.initial : reading.value;
      if (Object.is(this.#values[name], value)) return;
      this.#values = { ...this.#values, [name]: value };
      this.#schedule();
    }

    #complain(name: string, raw: unknown, attribute: string | null, message: string): void {
      if (this.#faulty.has(name) && Object.is(this.#faulty.get(name), raw)) return;
      this.#faulty.set(name, raw);
      this.#unreported.push(attribute === null ? { code: 'bad-property', message } : { code: 'bad-attribute', attribute, message });
      this.#schedule();
    }

    #schedule(): void {
      if (this.#isScheduled || !(this.isConnected || this.#isMounted)) return;
      this.#isScheduled = true;
      queueMicrotask(() => {
        this.#isScheduled = false;
        this.#settle();
      });
    }

    /** Mounts, renders or unmounts the React root. */
    #settle(): void {
      if (!this.isConnected) {
        if (!this.#isMounted) return;
        this.#isMounted = false;
        super.disconnectedCallback();
        return;
      }
      this[PROPS] = { host: this, values: this.#values, callbacks: this.#callbacks, setControl: this.#setControl };
      if (this.#isMounted) {
        this[RENDER]();
      } else {
        this.#isMounted = true;
        super.connectedCallback();
      }
      for (const error of this.#unreported.splice(0)) this.#callbacks.onError?.(error);
    }
  }
  return KvartalElement;
}

function callbacksOf(spec: ElementSpec, host: HTMLElement): RootProps['callbacks'] {
  return Object.fromEntries(
    Object.entries(spec.events).map(([name, { cancelable = false }]) => {
      const raise = (detail?: object) =>
        host.dispatchEvent(
          new CustomEvent(`kvartal-${kebab(name)}`, {
            detail: deepFreeze({ ...detail, instance: host }),
            bubbles: true,
            composed: true,
            cancelable,
          }),
        );
      return [`on${name.charAt(0).toUpperCase()}${name.slice(1)}`, raise];
    }),
  );
}
