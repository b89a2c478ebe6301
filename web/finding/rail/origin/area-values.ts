import type { Area } from '../../../../contract/lookups.ts'
import { nameOf } from '../../../catalogue/names.ts'
import { byCount, type FacetValue } from '../facet/facet-values.ts'

interface AskedAreas {
  isChinese: boolean
  countOf: (id: string) => number | undefined
  /** The areas whose children are shown: the chosen area and all above it. */
  openIds: readonly string[]
}

/** Areas, most products first, with the children of those on the way to the chosen one. */
export function shownAreas(areas: readonly Area[], asked: AskedAreas, depth = 0): FacetValue[] {
  const areaById = new Map(areas.map((area) => [area.id, area]))
  const values = areas.map((area) => valueOf(area, asked, depth))
  return byCount(values).flatMap((value) => {
    const isOpen = asked.openIds.includes(value.id)
    return [value, ...(isOpen ? shownAreas(areaById.get(value.id)?.children ?? [], asked, depth + 1) : [])]
  })
}

/** Every area with the names of its parents, for the search field. */
export function findableAreas(areas: readonly Area[], asked: AskedAreas, above: readonly string[] = []): FacetValue[] {
  return areas.flatMap((area) => {
    const value = valueOf(area, asked, 0)
    const name = [value.name, ...above].join(asked.isChinese ? '，' : ', ')
    return [{ ...value, name }, ...findableAreas(area.children, asked, [value.name, ...above])]
  })
}

function valueOf(area: Area, { isChinese, countOf }: AskedAreas, depth: number): FacetValue {
  return {
    id: area.id,
    name: nameOf(isChinese, area),
    otherNames: `${area.name} ${area.enName}`,
    count: countOf(area.id),
    depth,
  }
}
