import type { HostilePage } from './hostilePage';
import { mooTools, prototypeJs } from './oldLibraries';

const clock = (milliseconds: number) => `
  const RealDate = Date;
  window.Date = class extends RealDate {
    constructor(...given) { given.length ? super(...given) : super(RealDate.now() + ${milliseconds}); }
    static now() { return RealDate.now() + ${milliseconds}; }
  };`;
const years = (count: number) => count * 365 * 24 * 3_600_000;

/** Pages that have changed the language itself. */
export const patchedLanguage: readonly HostilePage[] = [
  { what: 'an enumerable function on Object.prototype', script: 'Object.prototype.extend = function () {};' },
  { what: 'an enumerable string on Object.prototype', script: "Object.prototype.site = 'x';" },
  {
    what: 'many enumerable things on Object.prototype',
    script:
      "Object.assign(Object.prototype, { each() {}, size: 3, list: [1], nothing: null, styles: { color: 'red' }, onsomething() {} });",
  },
  {
    what: 'enumerable functions on Array.prototype and Function.prototype',
    script: 'Array.prototype.each = Function.prototype.curry = function () {};',
  },
  { what: 'Prototype.js 1.6', script: prototypeJs },
  { what: 'MooTools 1.4', script: mooTools },
  {
    what: 'the reduce of Prototype.js 1.6.0',
    script: 'Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };',
  },
  {
    what: 'toJSON on arrays and strings',
    script: 'Array.prototype.toJSON = function () { return String(this); }; String.prototype.toJSON = function () { return this; };',
  },
  {
    what: 'a bind of the last century',
    script:
      'Function.prototype.bind = function (self, ...early) { const own = this; return function (...late) { return own.apply(self, early.concat(late)); }; };',
  },
  {
    what: 'a Promise that lacks what is new',
    script: 'delete Promise.prototype.finally; delete Promise.any; delete Promise.try; delete Promise.withResolvers;',
  },
  {
    what: 'a Promise made by a library that counts tasks',
    script: `
      const { then } = Promise.prototype;
      Promise.prototype.then = function (...given) { window.tasks = (window.tasks ?? 0) + 1; return then.apply(this, given); };
      window.Promise = class ZoneAwarePromise extends Promise {};`,
  },
  {
    what: 'methods of lists written by hand',
    script: `
      Array.prototype.find = function (test, self) { for (let at = 0; at < this.length; at += 1) if (test.call(self, this[at], at, this)) return this[at]; };
      Array.prototype.includes = function (item) { return this.indexOf(item) !== -1; };
      Array.prototype.flat = function (depth = 1) { return depth < 1 ? this.slice() : this.reduce((all, item) => all.concat(Array.isArray(item) ? item.flat(depth - 1) : [item]), []); };
      Array.prototype.forEach = function (visit, self) { for (let at = 0; at < this.length; at += 1) if (at in this) visit.call(self, this[at], at, this); };`,
  },
  {
    what: 'methods of Object written by hand',
    script: `
      Object.assign = function (to, ...all) { for (const from of all) for (const key in from) if (Object.hasOwn(from, key)) to[key] = from[key]; return to; };
      Object.keys = (object) => { const keys = []; for (const key in object) if (Object.hasOwn(object, key)) keys.push(key); return keys; };
      Object.freeze = (object) => object;`,
  },
  {
    what: 'Sugar.js and Dojo among the methods of lists',
    script: `
      for (const name of ['add', 'remove', 'first', 'last', 'min', 'max', 'sum', 'unique', 'groupBy', 'isEmpty', 'clone', 'exclude', 'size', 'head'])
        for (const owner of [Array, String, Number, Date, RegExp, Function]) owner.prototype[name] ??= function () { return this; };`,
  },
  {
    what: 'frozen prototypes',
    script: 'for (const one of [Object, Array, Function, String, Number, Promise, Date, RegExp, Map, Set]) Object.freeze(one.prototype);',
  },
  {
    what: 'no functions younger than five years',
    script:
      'delete window.structuredClone; delete Array.prototype.findLast; delete AbortSignal.any; delete AbortSignal.timeout; delete Object.groupBy; delete Map.groupBy; delete URL.canParse; delete Element.prototype.checkVisibility;',
  },
  { what: 'a clock ten years behind', script: clock(years(-10)) },
  { what: 'a clock ten years ahead', script: clock(years(10)) },
  { what: 'a clock that stands still', script: 'const now = Date.now(); Date.now = () => now;' },
];
