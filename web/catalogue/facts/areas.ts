import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Area } from '../../../contract/lookups.ts'
import { areaTree } from '../queries.ts'

export type AreaName = Pick<Area, 'id' | 'name' | 'enName'>

/** Names from the country down to the area; empty while areas load, or for an unknown area. */
export function useAreaPath(areaId: string | null): readonly AreaName[] {
  const { data: areas } = useQuery({ ...areaTree, enabled: areaId !== null })
  return useMemo(() => (areas && areaId !== null ? areaPath(areas, areaId) : []), [areas, areaId])
}

export function areaPath(areas: readonly Area[], areaId: string): AreaName[] {
  for (const { id, name, enName, children } of areas) {
    const below = id === areaId ? [] : areaPath(children, areaId)
    if (id === areaId || below.length > 0) return [{ id, name, enName }, ...below]
  }
  return []
}
