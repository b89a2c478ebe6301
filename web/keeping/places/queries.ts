import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '../../../contract/endpoint.ts'
import { changePlaceRule, getPlaceRules } from '../../../contract/keeping/place-rules.ts'
import type { RuledPlace, WayOfPlace } from '../../../contract/keeping/place-rules.ts'
import { call } from '../../api.ts'
import { reportFailure } from '../../errors/report.ts'
import { refusalIn } from '../products/refusal.ts'

export const placeRules = queryOptions({
  queryKey: ['place-rules'],
  queryFn: ({ signal }) => call(getPlaceRules, {}, { signal }),
  meta: { isMembers: true, isSilent: true },
})

/** Changes what is asked of a way. `reason`: why the last change was refused. */
export function usePlaceRuleChange(place: RuledPlace['place'], way: WayOfPlace) {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (change: Partial<Pick<InputOf<typeof changePlaceRule>, 'isOff' | 'threshold'>>) =>
      call(changePlaceRule, { place, way: way.code, isOff: way.isOff, threshold: way.threshold, ...change }),
    onSuccess: (changed) => {
      client.setQueryData(placeRules.queryKey, (rules) => rules?.map((rule) => withWay(rule, place, changed)))
      // Products fit otherwise from now on.
      void client.invalidateQueries({ refetchType: 'none' })
    },
    onError: (failure) => {
      if (!refusalIn(failure)) reportFailure(failure)
    },
    meta: { isSilent: true },
  })
  return { change: mutate, isPending, reason: refusalIn(error)?.reason }
}

function withWay(rule: RuledPlace, place: RuledPlace['place'], changed: WayOfPlace): RuledPlace {
  if (rule.place !== place) return rule
  return {
    ...rule,
    demands: rule.demands.map((demand) => ({
      ...demand,
      ways: demand.ways.map((way) => (way.code === changed.code ? changed : way)),
    })),
  }
}
