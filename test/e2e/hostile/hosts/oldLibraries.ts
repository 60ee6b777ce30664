/**
 * What Prototype.js 1.6 does to a page, without the rest of it. Written from its documentation: the methods have its names and signatures,
 * which differ from those that browsers have today.
 */
export const prototypeJs = `
  const $A = (list) => (list ? (list.toArray ? list.toArray() : Array.prototype.slice.call(list)) : []);
  const extend = (to, from) => { for (const name in from) to[name] = from[name]; return to; };
  Object.extend = extend;
  Object.keys = (object) => { const keys = []; for (const name in object) keys.push(name); return keys; };
  Object.values = (object) => { const values = []; for (const name in object) values.push(object[name]); return values; };
  Object.clone = (object) => extend({}, object);
  const Enumerable = {
    each(visit, context) { let index = 0; this._each((value) => visit.call(context, value, index++)); return this; },
    all(test, context) { let found = true; this.each((value, index) => { found = found && !!test.call(context, value, index); }); return found; },
    any(test, context) { let found = false; this.each((value, index) => { found = found || !!test.call(context, value, index); }); return found; },
    collect(make, context) { const made = []; this.each((value, index) => made.push((make || ((x) => x)).call(context, value, index))); return made; },
    detect(test, context) { let found; let has = false; this.each((value, index) => { if (!has && test.call(context, value, index)) { has = true; found = value; } }); return found; },
    findAll(test, context) { const found = []; this.each((value, index) => { if (test.call(context, value, index)) found.push(value); }); return found; },
    include(wanted) { return this.indexOf(wanted) !== -1; },
    inject(memo, fold, context) { this.each((value, index) => { memo = fold.call(context, memo, value, index); }); return memo; },
    toArray() { return this.map(); },
    size() { return this.toArray().length; },
    zip(...lists) { return this.map((value, index) => [value, ...lists.map((list) => list[index])]); },
  };
  extend(Enumerable, { map: Enumerable.collect, find: Enumerable.detect, select: Enumerable.findAll, filter: Enumerable.findAll,
    every: Enumerable.all, some: Enumerable.any, member: Enumerable.include, entries: Enumerable.toArray });
  extend(Array.prototype, Enumerable);
  extend(Array.prototype, {
    _each(visit) { for (let index = 0; index < this.length; index += 1) visit(this[index]); },
    clear() { this.length = 0; return this; }, first() { return this[0]; }, last() { return this[this.length - 1]; },
    compact() { return this.filter((value) => value != null); }, uniq() { return [...new Set(this)]; },
    without(...values) { return this.filter((value) => !values.includes(value)); }, toArray() { return [...this]; },
    clone() { return [...this]; }, size() { return this.length; }, inspect() { return '[' + this.join(', ') + ']'; },
    reverse: ((own) => function (inline) { return own.call(inline === false ? this.toArray() : this); })(Array.prototype.reverse),
    toJSON() { return '[' + this.map(Object.toJSON).join(', ') + ']'; },
  });
  Object.toJSON = (value) => (value?.toJSON ? value.toJSON() : String(value));
  Array.from = $A;
  extend(String.prototype, {
    strip() { return this.replace(/^\\s+/, '').replace(/\\s+$/, ''); }, toArray() { return this.split(''); },
    include(part) { return this.indexOf(part) > -1; }, startsWith(part) { return this.indexOf(part) === 0; },
    endsWith(part) { const at = this.length - part.length; return at >= 0 && this.lastIndexOf(part) === at; },
    sub(pattern, by) { return this.replace(pattern, by); }, toJSON() { return '"' + this.replace(/"/g, '\\\\"') + '"'; }, blank() { return /^\\s*$/.test(this); },
  });
  extend(Function.prototype, {
    bind(self, ...early) { const own = this; return function (...late) { return own.apply(self, early.concat(late)); }; },
    curry(...early) { const own = this; return function (...late) { return own.apply(this, early.concat(late)); }; },
    defer(...given) { return setTimeout(() => this(...given), 10); }, wrap(around) { return around; },
  });
  extend(Number.prototype, { times(visit) { for (let index = 0; index < this; index += 1) visit(index); return this; }, succ() { return this + 1; }, toJSON() { return String(this); } });
  extend(Element.prototype, {
    visible() { return this.style.display !== 'none'; }, show() { this.style.display = ''; return this; }, hide() { this.style.display = 'none'; return this; },
    remove() { this.parentNode.removeChild(this); return this; }, update(html) { this.innerHTML = html; return this; },
    select(selector) { return $A(this.querySelectorAll(selector)); }, down(selector) { return this.querySelector(selector || '*'); },
    identify() { return (this.id = this.id || 'anonymous_element_1'); }, fire(name) { return name; }, observe(name, handle) { this.addEventListener(name, handle); return this; },
  });
  document.getElementsByClassName = (name) => $A(document.querySelectorAll('.' + name));
  window.$ = (id) => (typeof id === 'string' ? document.getElementById(id) : id);
  window.$$ = (selector) => $A(document.querySelectorAll(selector));
  window.Prototype = { Version: '1.6.1' };`;

/** The same of MooTools 1.4 with its layer of compatibility. */
export const mooTools = `
  const isList = (item) => item != null && typeof item.length === 'number' && typeof item !== 'function';
  const implement = (type, methods) => { for (const name in methods) type.prototype[name] = methods[name]; };
  Array.from = (item) => (item == null ? [] : isList(item) && typeof item !== 'string' ? (Array.isArray(item) ? item : Array.prototype.slice.call(item)) : [item]);
  Function.from = (item) => (typeof item === 'function' ? item : () => item);
  Number.from = (item) => { const number = parseFloat(item); return isFinite(number) ? number : null; };
  String.from = (item) => item + '';
  Object.each = (object, visit) => { for (const name in object) visit(object[name], name, object); };
  Object.clone = (object) => ({ ...object });
  Object.values = (object) => { const values = []; for (const name in object) if (Object.hasOwn(object, name)) values.push(object[name]); return values; };
  implement(Array, {
    each(visit, self) { for (let index = 0; index < this.length; index += 1) visit.call(self, this[index], index, this); },
    include(item) { if (!this.includes(item)) this.push(item); return this; }, erase(item) { const at = this.indexOf(item); if (at >= 0) this.splice(at, 1); return this; },
    empty() { this.length = 0; return this; }, flatten() { return this.flat(Infinity); }, pick() { return this.find((item) => item != null); },
    append(list) { this.push(...list); return this; }, combine(list) { list.forEach((item) => this.include(item)); return this; },
    getLast() { return this[this.length - 1]; }, contains(item) { return this.includes(item); }, link() { return {}; }, invoke() { return []; }, clean() { return this.filter((item) => item != null); },
  });
  implement(String, {
    contains(part, by) { return by ? (by + this + by).indexOf(by + part + by) > -1 : this.indexOf(part) > -1; }, camelCase() { return this; }, hyphenate() { return this; },
    clean() { return this.trim(); }, toInt() { return parseInt(this, 10); }, substitute(values) { return this.replace(/\\{(\\w+)\\}/g, (_, name) => values[name]); }, test(pattern) { return pattern.test(this); },
  });
  implement(Function, { extend(name, value) { this[name] = value; return this; }, implement() { return this; }, attempt() { try { return this(); } catch { return null; } }, delay(time) { return setTimeout(this, time); }, pass() { return this; } });
  implement(Number, { limit(min, max) { return Math.min(max, Math.max(min, this)); }, times(visit) { for (let index = 0; index < this; index += 1) visit(index); }, toInt() { return parseInt(this, 10); } });
  implement(Element, {
    get(name) { return this.getAttribute(name); }, set(name, value) { this.setAttribute(name, value); return this; }, grab(child) { this.appendChild(child); return this; }, inject(home) { home.appendChild(this); return this; },
    dispose() { return this.parentNode ? this.parentNode.removeChild(this) : this; }, empty() { while (this.firstChild) this.removeChild(this.firstChild); return this; }, destroy() { this.empty().dispose(); return null; },
    addEvent(name, handle) { this.addEventListener(name, handle); return this; }, fireEvent() { return this; }, getElements(selector) { return [...this.querySelectorAll(selector)]; }, setStyle(name, value) { this.style[name] = value; return this; },
    hasClass(name) { return this.classList.contains(name); }, toQueryString() { return ''; }, getSize() { return { x: this.offsetWidth, y: this.offsetHeight }; },
  });
  const NativeEvent = window.Event;
  window.Event = function DOMEvent(event) { this.event = event || window.event; this.type = this.event && this.event.type; };
  window.Event.prototype = { stop() { return this; }, preventDefault() { this.event.preventDefault(); return this; } };
  window.$ = (id) => document.getElementById(id);
  window.$$ = (selector) => [...document.querySelectorAll(selector)];
  window.MooTools = { version: '1.4.5', NativeEvent };`;
