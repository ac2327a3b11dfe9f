export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Tile<Item> extends Rect {
  readonly item: Item
}

/**
 * Squarified tree map (Bruls, Huizing, van Wijk 2000): every tile has the area of its part of the
 * whole, and rows are filled as long as their tiles become more square. What is worth nothing has
 * no tile.
 */
export function treeMapOf<Item>(
  items: readonly Item[],
  worthOf: (item: Item) => number,
  { width, height }: { readonly width: number; readonly height: number },
): readonly Tile<Item>[] {
  const worth = items.filter((item) => worthOf(item) > 0)
  const sum = worth.reduce((total, item) => total + worthOf(item), 0)
  if (sum === 0 || width <= 0 || height <= 0) return []
  const unit = (width * height) / sum
  const left = worth
    .map((item) => ({ item, area: worthOf(item) * unit }))
    .toSorted((a, b) => b.area - a.area)
  const tiles: Tile<Item>[] = []
  let free: Rect = { x: 0, y: 0, width, height }
  while (left.length > 0) {
    const row = left.splice(0, rowLength(left, Math.min(free.width, free.height)))
    const laid = layRow(row, free)
    tiles.push(...laid.tiles)
    free = laid.free
  }
  return tiles
}

interface Sized<Item> {
  readonly item: Item
  readonly area: number
}

/** How many of the next make a row whose worst tile is as square as can be. */
function rowLength(left: readonly { readonly area: number }[], side: number): number {
  let length = 1
  while (length < left.length && worst(left, length + 1, side) <= worst(left, length, side)) {
    length++
  }
  return length
}

/** The most stretched tile of the first so many in a row along a side: 1 is a square. */
function worst(left: readonly { readonly area: number }[], length: number, side: number): number {
  const areas = left.slice(0, length).map(({ area }) => area)
  const sum = areas.reduce((total, area) => total + area, 0)
  const thick = sum / side
  return Math.max(...areas.map((area) => Math.max(thick ** 2 / area, area / thick ** 2)))
}

function layRow<Item>(
  row: readonly Sized<Item>[],
  free: Rect,
): { readonly tiles: readonly Tile<Item>[]; readonly free: Rect } {
  const sum = row.reduce((total, { area }) => total + area, 0)
  const upright = free.width >= free.height
  const thick = sum / (upright ? free.height : free.width)
  let along = 0
  const tiles = row.map(({ item, area }) => {
    const long = area / thick
    const at = along
    along += long
    return upright
      ? { item, x: free.x, y: free.y + at, width: thick, height: long }
      : { item, x: free.x + at, y: free.y, width: long, height: thick }
  })
  const rest = upright
    ? { ...free, x: free.x + thick, width: Math.max(0, free.width - thick) }
    : { ...free, y: free.y + thick, height: Math.max(0, free.height - thick) }
  return { tiles, free: rest }
}
