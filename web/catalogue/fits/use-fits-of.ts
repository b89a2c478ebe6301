import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getFits, MOST_FITS } from '../../../contract/catalogue.ts'
import { call } from '../../api.ts'
import { askedOf, fitsOf, type AnsweredFit, type AskedFits, type FitsById, type Laid } from './fits.ts'

/** Whether materials fit the rooms where they are laid. What is not answered yet is absent. */
export function useFitsOf(laid: readonly Laid[]): FitsById {
  const { data: answers } = useQuery(fitsAnswered(useMemo(() => askedOf(laid), [laid])))
  return useMemo(() => fitsOf(laid, answers ?? []), [laid, answers])
}

/** An operator may change the rules at any time; nobody waits for it. */
const FRESH_MS = 60_000

/** Whether SKUs fit places. While other ones are asked for, the last answers stay. */
function fitsAnswered(asked: readonly AskedFits[]) {
  return queryOptions({
    queryKey: ['fits', asked],
    queryFn: async ({ signal }): Promise<AnsweredFit[]> => {
      const calls = asked.flatMap(({ place, skuIds }) =>
        pieces(skuIds).map(async (some) => {
          const answers = await call(getFits, { place, skuIds: some }, { signal })
          return answers.map((one) => ({ place, ...one }))
        }),
      )
      return (await Promise.all(calls)).flat()
    },
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    // Without an answer there is no sign.
    meta: { isBackground: true },
  })
}

function pieces(skuIds: readonly string[]): string[][] {
  const count = Math.ceil(skuIds.length / MOST_FITS)
  return Array.from({ length: count }, (_, at) => skuIds.slice(at * MOST_FITS, (at + 1) * MOST_FITS))
}
