type Square = { column: number; row: number }

/** A rectangle of squares. */
type Area = Square & { columns: number; rows: number }

/**
 * Covers squares with rectangles at low cost, where each rectangle costs its pixels and a margin around it. `side` and
 * `margin` are in pixels. Rectangles may cover extra squares where that is cheaper.
 */
export function coverSquares(squares: Square[], { side, margin }: { side: number; margin: number }): Area[] {
  const cost = ({ columns, rows }: Area) => (columns * side + margin) * (rows * side + margin)
  const areas = findRuns(squares)
  for (;;) {
    const best = findBestPair(areas, cost)
    if (!best) return areas
    areas.splice(best.second, 1)
    areas[best.first] = best.both
  }
}

/** Runs of adjacent squares in a row, as areas. */
function findRuns(squares: Square[]): Area[] {
  const runs: Area[] = []
  for (const { column, row } of squares.toSorted((one, other) => one.row - other.row || one.column - other.column)) {
    const last = runs.at(-1)
    if (last?.row === row && last.column + last.columns === column) last.columns++
    else runs.push({ column, row, columns: 1, rows: 1 })
  }
  return runs
}

function findBestPair(areas: Area[], cost: (area: Area) => number) {
  let best: { first: number; second: number; both: Area } | undefined
  let most = 0
  for (const [first, one] of areas.entries()) {
    for (let second = first + 1; second < areas.length; second++) {
      const other = areas[second]
      if (!other) continue
      const both = hold(one, other)
      const spared = cost(one) + cost(other) - cost(both)
      if (spared <= most) continue
      most = spared
      best = { first, second, both }
    }
  }
  return best
}

function hold(one: Area, other: Area): Area {
  const column = Math.min(one.column, other.column)
  const row = Math.min(one.row, other.row)
  return {
    column,
    row,
    columns: Math.max(one.column + one.columns, other.column + other.columns) - column,
    rows: Math.max(one.row + one.rows, other.row + other.rows) - row,
  }
}
