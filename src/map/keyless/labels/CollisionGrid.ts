export interface LabelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const cellSize = 64;

/** A spatial hash of occupied boxes. */
export class CollisionGrid {
  readonly #cells = new Map<number, LabelBox[]>();

  isFree(boxes: readonly LabelBox[]): boolean {
    return boxes.every((box) => !this.#near(box, (other) => overlap(box, other)));
  }

  add(boxes: readonly LabelBox[]): void {
    for (const box of boxes) {
      this.#near(box, (_other, _cell) => false, box);
    }
  }

  /** Returns whether a box nearby matches; with `add`, inserts it into every cell it covers instead. */
  #near(box: LabelBox, passes: (other: LabelBox, cell: LabelBox[]) => boolean, add?: LabelBox): boolean {
    for (let column = Math.floor(box.left / cellSize); column <= Math.floor(box.right / cellSize); column += 1) {
      for (let row = Math.floor(box.top / cellSize); row <= Math.floor(box.bottom / cellSize); row += 1) {
        const key = column * 100_003 + row;
        const boxes = this.#cells.get(key);
        if (add) {
          if (boxes) boxes.push(add);
          else this.#cells.set(key, [add]);
        } else if (boxes?.some((other) => passes(other, boxes))) return true;
      }
    }
    return false;
  }
}

const overlap = (a: LabelBox, b: LabelBox) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
