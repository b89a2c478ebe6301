import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { countHandOvers, IMAGE_KEY } from '../catalogue/by-picture/hand-over.ts'
import { productDetailOf } from '../catalogue/queries.ts'
import { useUser } from '../members/current-user.ts'
import { onMemberForgotten } from '../members/session.ts'
import { readStored } from '../ui/storage.ts'
import { findPicture, keepPicture, listPictures, pictureInPage, type KeptPicture } from './kept-pictures.ts'
import { blobOfDataUrl, preparePicture } from './picture-file.ts'
import type { AddressSource } from './search-address.ts'

/** The part of an address of ours that names the picture. */
const OWN_PICTURE = /^\/images\/([0-9a-f]{40})(?:\?.*)?$/

export interface SearchedPicture {
  /** Null: there is none, or none that this browser still keeps. */
  picture: KeptPicture | null
  isPending: boolean
  /** Why a SKU's cannot be shown. */
  error: Error | null
}

/** The picture that the address, or else the local key `image`, begins the search with. */
export function useSearchedPicture(source: AddressSource): SearchedPicture {
  const searched = useSource(source)
  const { picture } = searched
  // Sessions end outside React. Who did not sign out finds the picture in sight again; all else of theirs is forgotten.
  useEffect(() => onMemberForgotten(({ hasEnded }) => void (hasEnded && picture && keepPicture(picture))), [picture])
  return searched
}

function useSource(source: AddressSource): SearchedPicture {
  const memberId = useUser()?.id
  const id = source && 'picture' in source ? source.picture : ''
  const kept = useQuery({
    queryKey: ['searched-picture', memberId, id],
    queryFn: () => findPicture(id),
    initialData: () => pictureInPage(id),
    enabled: id !== '',
    staleTime: Infinity,
    meta: { isMembers: true },
  })
  const ofSku = useSkuPicture(source && 'like' in source ? source.like : null)
  const begun = useBegunPicture(source === null)
  if (id !== '') return { picture: kept.data ?? null, isPending: kept.isPending, error: null }
  return source === null ? { picture: begun, isPending: false, error: null } : ofSku
}

/** The latest first. */
export function useKeptPictures(): KeptPicture[] {
  const memberId = useUser()?.id
  const { data = [] } = useQuery({
    queryKey: ['searched-pictures', memberId],
    queryFn: listPictures,
    meta: { isMembers: true },
  })
  return data
}

/** Keeps a picture in the history, and has whatever shows the history read it again. */
export function usePictureKeeping(): (picture: Omit<KeptPicture, 'keptAt'>) => Promise<void> {
  const queryClient = useQueryClient()
  return async (picture) => {
    await keepPicture(picture)
    await queryClient.invalidateQueries({ queryKey: ['searched-pictures'] })
  }
}

function useSkuPicture(skuId: string | null): SearchedPicture {
  const queryClient = useQueryClient()
  const keep = usePictureKeeping()
  const { data, error } = useQuery({ ...productDetailOf(queryClient, skuId ?? ''), enabled: skuId !== null })
  const cover = data?.skus.find(({ id }) => id === skuId)?.coverImage ?? null
  const picture = data && skuId !== null ? { id: `sku-${skuId}`, skuId, keptAt: 0, thumbnail: cover } : null
  const isKnown = picture !== null
  // The history lies outside React.
  useEffect(() => {
    if (isKnown && skuId !== null) void keep({ id: `sku-${skuId}`, skuId, thumbnail: cover })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each SKU
  }, [isKnown, skuId, cover])
  return { picture, isPending: skuId !== null && !data && !error, error }
}

/** What was begun with in this document, unless it is handed over again: a page that begins anew does not begin with it again. */
let taken: string | null = null

/** The picture that was left under `image`, when the page is come to; a reload finds it again. */
function useBegunPicture(isWanted: boolean): KeptPicture | null {
  const { key } = useLocation()
  const keep = usePictureKeeping()
  const [picture, setPicture] = useState<KeptPicture | null>(null)
  const begin = async (left: string) => {
    const found = await pictureLeft(left)
    setPicture(found)
    if (found) await keep(found)
  }
  // As above: whoever signs out leaves nothing.
  useEffect(() => onMemberForgotten(({ hasEnded }) => hasEnded || setPicture(null)), [])
  // Local storage lies outside React; another page may have left a picture there since.
  useEffect(() => {
    const left = isWanted ? readStored(IMAGE_KEY) : null
    const handedOver = `${countHandOvers()} ${left}`
    if (left === null || handedOver === taken) return
    taken = handedOver
    void begin(left)
    // oxlint-disable-next-line react/exhaustive-deps -- at each coming
  }, [isWanted, key])
  return picture
}

/** Null for what is neither a picture of ours nor a data URL of one: nothing is fetched from elsewhere. */
async function pictureLeft(left: string): Promise<KeptPicture | null> {
  const own = OWN_PICTURE.exec(left)
  if (own) return { id: `own-${own[1]}`, keptAt: 0, imageUrl: `/images/${own[1]}`, thumbnail: `/images/${own[1]}` }
  const file = blobOfDataUrl(left)
  const prepared = file && (await preparePicture(file))
  return prepared && { id: newPictureId(), keptAt: 0, ...prepared }
}

/** Not by randomUUID, which a page without TLS does not have. */
export function newPictureId(): string {
  return [...crypto.getRandomValues(new Uint32Array(3))].map((word) => word.toString(36)).join('')
}
