import type { LatLng, LatLngBoundsExpression, Point as LeafletPoint } from 'leaflet';
// Imported here, not in `leaflet`: bundlers drop modules used only for re-exports.
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';
import { LeafletMap, off, Point } from './leaflet';

declare module 'leaflet' {
  interface Map {
    _animatingZoom?: boolean;
    _loaded?: boolean;
    _zoomAnimated: boolean;
    _animateZoom(center: LatLng, zoom: number, startAnim?: boolean, noUpdate?: boolean | number): void;
    _onZoomTransitionEnd(): void;
    _moveStart(zoomChanged: boolean, noMoveStart: boolean): this;
    _limitCenter(center: LatLng, zoom: number, bounds?: LatLngBoundsExpression): LatLng;
    _limitOffset(offset: LeafletPoint, bounds?: LatLngBoundsExpression): LeafletPoint;
    _stop(): this;
  }
  interface Handler {
    /** The wheel handler has this timer. */
    _timer?: ReturnType<typeof setTimeout>;
    /** The touch zoom handler has this and what follows. */
    _zooming?: boolean;
    _animRequest?: number;
    _onTouchMove(event: Event): void;
    _onTouchEnd(): void;
  }
}

/** Leaflet's own zoom duration, ms, still used for the wheel. */
const defaultDuration = 250;

/** A Leaflet map with a configurable zoom duration (Leaflet always takes 250 ms) and interruptible zooms. */
export class ZoomingMap extends LeafletMap {
  #duration = defaultDuration;
  #endsAt = 0;
  #isReturning = false;
  #isOver = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The current movement is being cut short by the next one. */
  isReplacingMotion = false;

  /** @param duration ms; 0: immediate */
  glideTo(center: LatLng, zoom: number, duration: number): void {
    this.isReplacingMotion = true;
    this.finish();
    this.isReplacingMotion = false;
    const isNear = this.getSize().contains(this.latLngToContainerPoint(center).subtract(this.getSize().divideBy(2)));
    if (duration <= 0 || !isNear || zoom === this.getZoom() || Math.abs(zoom - this.getZoom()) > 4 || !this._zoomAnimated) {
      if (duration > 0 && isNear && zoom === this.getZoom()) this.setView(center, zoom, { animate: true, duration: duration / 1000 });
      else this.setView(center, zoom, { animate: false });
      return;
    }
    this.#duration = duration;
    this._moveStart(true, false);
    this._animateZoom(this._limitCenter(center, zoom, this.options.maxBounds), zoom, true);
    this.#duration = defaultDuration;
  }

  /** @param duration ms; 0: immediate */
  glideBy(x: number, y: number, duration: number): void {
    this.isReplacingMotion = true;
    this.finish();
    this.isReplacingMotion = false;
    const offset = this._limitOffset(new Point(Math.round(x), Math.round(y)), this.options.maxBounds);
    this.panBy(offset, { animate: duration > 0, duration: duration / 1000, easeLinearity: 0.4 });
  }

  /** Pans back after a drag out of the bounds. @returns whether it pans; if so, the map settles again afterwards. */
  returnIntoBounds(): boolean {
    if (this.#isOver || this.#isReturning || this._animatingZoom) return false;
    const center = this.getCenter();
    const limited = this._limitCenter(center, this.getZoom(), this.options.maxBounds);
    const offset = this.project(limited).subtract(this.project(center)).round();
    if (!this._loaded || (Math.abs(offset.x) <= 1 && Math.abs(offset.y) <= 1)) return false;
    this.#isReturning = true;
    this.once('moveend', () => {
      this.#isReturning = false;
    });
    this.panBy(offset, { animate: this._zoomAnimated });
    return true;
  }

  /** Completes any animation immediately. */
  finish(): void {
    this.#endsAt = 0;
    this._onZoomTransitionEnd();
    this._stop();
  }

  /** Cleans up what Leaflet's `remove` leaves running: zoom, wheel, touch and drag handlers. */
  end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this._animatingZoom = false;
    const { scrollWheelZoom, touchZoom } = this;
    clearTimeout(scrollWheelZoom._timer);
    if (touchZoom) {
      touchZoom._zooming = false;
      cancelAnimationFrame(touchZoom._animRequest ?? 0);
      off(document, 'touchmove', touchZoom._onTouchMove, touchZoom);
      off(document, 'touchend touchcancel', touchZoom._onTouchEnd, touchZoom);
    }
    this.remove();
  }

  override _animateZoom(center: LatLng, zoom: number, startAnim?: boolean, noUpdate?: boolean | number): void {
    if (startAnim) {
      this.#endsAt = performance.now() + this.#duration;
      this.getPane('mapPane')?.style.setProperty('--zoom-duration', `${this.#duration}ms`);
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        this.#endsAt = 0;
        this._onZoomTransitionEnd();
      }, this.#duration);
    }
    super._animateZoom(center, zoom, startAnim, noUpdate);
  }

  override _onZoomTransitionEnd(): void {
    // Leaflet's own timer, or an earlier transition, fired too early.
    if (performance.now() < this.#endsAt) return;
    super._onZoomTransitionEnd();
  }
}
