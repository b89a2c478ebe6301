import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getCategoryTree, moveCategory, type TreeCategory } from '../../../../contract/keeping/merging.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import { query, useChange } from '../../../query.ts'
import { recordChange } from '../queries.ts'
import { positionInTree, withPlaced, type TreePosition } from './tree-rows.ts'

type NameOf = (category: TreeCategory) => string

/** A category moved by keys, at its new place. The tree shows it there while the server saves it. */
export function useTreeHand(tree: readonly TreeCategory[], nameOf: NameOf) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [held, setHeld] = useState<{ id: string; place: TreePosition } | null>(null)
  const [said, setSaid] = useState('')
  // A refusal puts it back, and shows what others have moved meanwhile.
  const move = useChange(recordChange(moveCategory), {
    onDone: (_moved, { id }) => showToast(t('records.moved', { name: nameIn(tree, String(id), nameOf) })),
  })
  const shown = held ? withPlaced(tree, held.id, held.place) : [...tree]
  const put = (id: string, place: TreePosition) => {
    setHeld(null)
    setSaid('')
    const now = positionInTree(tree, id)
    if (now.parentId === place.parentId && now.beforeId === place.beforeId) return
    client.setQueryData(query(getCategoryTree, {}).queryKey, (known) => known && withPlaced(known, id, place))
    move.mutate({ id, ...place })
  }
  const carry = (id: string, place: TreePosition) => {
    const next = withPlaced(tree, id, place)
    const siblings = next.filter(({ parentId }) => parentId === place.parentId)
    const within =
      place.parentId === null ? t('records.top') : t('records.withinOf', { name: nameIn(tree, place.parentId, nameOf) })
    setHeld({ id, place })
    setSaid(
      t('records.heldAt', { place: siblings.findIndex((one) => one.id === id) + 1, count: siblings.length, within }),
    )
  }
  return {
    shown,
    heldId: held?.id ?? null,
    said,
    take: (id: string) => {
      setHeld({ id, place: positionInTree(tree, id) })
      setSaid(t('records.held', { name: nameIn(tree, id, nameOf) }))
    },
    carry,
    put,
    putDown: () => held && put(held.id, held.place),
    takeBack: () => {
      if (held) setSaid(t('records.putBack', { name: nameIn(tree, held.id, nameOf) }))
      setHeld(null)
    },
  }
}

function nameIn(tree: readonly TreeCategory[], id: string, nameOf: NameOf): string {
  const found = tree.find((one) => one.id === id)
  return found ? nameOf(found) : ''
}
