export interface Room {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const cell = 64;

/** Rooms that are taken. */
export class Crowd {
  readonly #cells = new Map<number, Room[]>();

  isFree(rooms: readonly Room[]): boolean {
    return rooms.every((room) => !this.#near(room, (other) => meet(room, other)));
  }

  take(rooms: readonly Room[]): void {
    for (const room of rooms) {
      this.#near(room, (_other, _cell) => false, room);
    }
  }

  /** Whether something near a room passes; puts `add` into every cell on the way. */
  #near(room: Room, passes: (other: Room, cell: Room[]) => boolean, add?: Room): boolean {
    for (let column = Math.floor(room.left / cell); column <= Math.floor(room.right / cell); column += 1) {
      for (let row = Math.floor(room.top / cell); row <= Math.floor(room.bottom / cell); row += 1) {
        const key = column * 100_003 + row;
        const rooms = this.#cells.get(key);
        if (add) {
          if (rooms) rooms.push(add);
          else this.#cells.set(key, [add]);
        } else if (rooms?.some((other) => passes(other, rooms))) return true;
      }
    }
    return false;
  }
}

const meet = (a: Room, b: Room) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
