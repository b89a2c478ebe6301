import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import type { ProductDetail } from '../../../contract/catalogue.ts'
import { countPassedPictures, passedFileOf, IMAGE_KEY } from '../../finding/by-picture/pass-picture.ts'
import { usePriceIn } from '../../finding/filters/currency.tsx'
import { productDetailOf } from '../../catalogue/queries.ts'
import { useUser } from '../../members/session/current-user.ts'
import { onMemberForgotten } from '../../members/session/session.ts'
import { readStored } from '../../kit/storage.ts'
import {
  beginKeeping,
  findPicture,
  keepPicture,
  listPictures,
  pictureInPage,
  type KeepPicture,
  type KeptPicture,
} from './kept-pictures.ts'
import { idOfLeft, openLeft } from './left-picture.ts'
import type { AddressSource } from '../search-address.ts'

export interface SearchedPicture {
  /** Null: there is none, or this browser no longer keeps it. */
  picture: KeptPicture | null
  /** The product whose picture it is. */
  product?: ProductDetail | undefined
  isPending: boolean
  /** Why a SKU's picture cannot be shown. */
  error: Error | null
  retry: () => void
}

/** The picture that the address names; without one, `onBegun` receives the id of a picture that another page stored under `IMAGE_KEY`. */
export function useSearchedPicture(source: AddressSource, onBegun: (id: string) => void): SearchedPicture {
  const searched = useSource(source)
  const { picture } = searched
  // The owner must be known before the picture is kept.
  const isSettled = useUser() !== undefined
  const isBeginning = useLeftPicture(source === null && isSettled, onBegun)
  // Sessions end outside React. If the server ended the session, the shown picture is stored again; everything else of the member is
  // forgotten.
  useEffect(() => onMemberForgotten(({ hasEnded }) => void (hasEnded && picture && keepPicture(picture))), [picture])
  return isBeginning ? { ...searched, isPending: true } : searched
}

function useSource(source: AddressSource): SearchedPicture {
  const memberId = useUser()?.id
  const queryClient = useQueryClient()
  const id = source && 'picture' in source ? source.picture : ''
  const kept = useQuery({
    queryKey: ['searched-picture', memberId, id],
    queryFn: async () => (await findPicture(id)) ?? (await findLeft(id)),
    // A picture chosen from the history is shown without waiting.
    initialData: () =>
      pictureInPage(id) ??
      queryClient.getQueryData<KeptPicture[]>(['searched-pictures', memberId])?.find((one) => one.id === id),
    enabled: id !== '',
    staleTime: Infinity,
    meta: { isMembers: true },
  })
  const ofSku = useSkuPicture(source && 'like' in source ? source.like : null)
  if (source && 'like' in source) return ofSku
  const retry = () => void kept.refetch()
  return { picture: kept.data ?? null, isPending: id !== '' && kept.isPending, error: null, retry }
}

/** Finds a picture that is still under `IMAGE_KEY`, even if the browser cannot store pictures. */
async function findLeft(id: string): Promise<KeptPicture | null> {
  const left = readStored(IMAGE_KEY)
  return left !== null && idOfLeft(left) === id ? openLeft(left, passedFileOf(left)) : null
}

/** Latest first. */
export function useKeptPictures(): KeptPicture[] {
  const memberId = useUser()?.id
  const { data = [] } = useQuery({
    queryKey: ['searched-pictures', memberId],
    queryFn: listPictures,
    meta: { isMembers: true },
  })
  return data
}

/** As `beginKeeping`; components that show the history read it again. */
export function usePictureKeeping(): () => KeepPicture {
  const queryClient = useQueryClient()
  return () => {
    const keep = beginKeeping()
    return async (picture) => {
      const isKept = await keep(picture)
      await queryClient.invalidateQueries({ queryKey: ['searched-pictures'] })
      return isKept
    }
  }
}

function useSkuPicture(skuId: string | null): SearchedPicture {
  const queryClient = useQueryClient()
  const priceIn = usePriceIn()
  const isSettled = useUser() !== undefined
  const keeping = usePictureKeeping()
  const { data, error, refetch } = useQuery({
    ...productDetailOf(queryClient, skuId ?? '', priceIn),
    enabled: skuId !== null,
  })
  const cover = data?.skus.find(({ id }) => id === skuId)?.coverImage ?? null
  const picture = data && skuId !== null ? { id: `sku-${skuId}`, skuId, keptAt: 0, thumbnail: cover } : null
  const isKnown = picture !== null && isSettled
  // Writes to the stored history, so this is an effect.
  useEffect(() => {
    if (isKnown && skuId !== null) void keeping()({ id: `sku-${skuId}`, skuId, thumbnail: cover })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each SKU
  }, [isKnown, skuId, cover])
  const product = skuId === null ? undefined : data
  return { picture, product, isPending: skuId !== null && !data && !error, error, retry: () => void refetch() }
}

/** The hand-over that this tab has processed: a remounted page does not process it again. */
let taken: string | null = null

/** Stores the picture under `IMAGE_KEY` if the page opens without another, and reports its id. Returns whether it is being opened. */
function useLeftPicture(isWanted: boolean, onBegun: (id: string) => void): boolean {
  const { key } = useLocation()
  const keeping = usePictureKeeping()
  const [isOpening, setIsOpening] = useState(false)
  const tell = useEffectEvent(onBegun)
  // Local storage is outside React; another page may have stored a picture there meanwhile.
  useEffect(() => {
    const left = isWanted ? readStored(IMAGE_KEY) : null
    const handedOver = `${countPassedPictures()} ${left}`
    if (left === null || handedOver === taken) return undefined
    taken = handedOver
    let isOver = false
    const begin = async () => {
      const keep = keeping()
      const picture = await openLeft(left, passedFileOf(left))
      const isKept = picture !== null && !isOver && (await keep(picture))
      if (isOver) return
      isOver = true
      setIsOpening(false)
      if (isKept) tell(picture.id)
    }
    setIsOpening(true)
    void begin()
    return () => {
      setIsOpening(false)
      // If the page unmounts before the picture is open, the next mount opens it again.
      if (!isOver) taken = null
      isOver = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- at each coming
  }, [isWanted, key])
  return isOpening
}
