import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { TreeCategory } from '../../../../contract/keeping/merging.ts'
import { pickName, useIsChinese } from '../../../catalogue/names.ts'
import { FailureFace } from '../../../errors/FailureFace.tsx'
import { Face } from '../../../kit/Face.tsx'
import { useDeletion } from '../deletion.ts'
import { useHeldRecord } from '../held-record.ts'
import { MergeDialog } from '../MergeDialog.tsx'
import { categoryTree } from '../queries.ts'
import { NEW, RecordDialog } from '../RecordDialog.tsx'
import listStyles from '../RecordList.module.css'
import { TrashDialog } from '../TrashDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { TreeGrid } from './TreeGrid.tsx'
import { TreeTools } from './TreeTools.tsx'
import type { TreeAct } from './TreeRowMenu.tsx'

type Open = { act: Exclude<TreeAct, 'delete'> | 'new' | 'trash'; category: TreeCategory | null } | null

/** The categories as a tree that can be sorted, with the actions for each. */
export function CategoryTreeEditor() {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const [address, setAddress] = useSearchParams()
  const { data, error, refetch } = useQuery(categoryTree)
  const [open, setOpen] = useState<Open>(null)
  const [words, setWords] = useState('')
  const { remove } = useDeletion('category', () => undefined)
  const named = useHeldRecord(address.get('record'))
  const close = () => {
    setOpen(null)
    named.hold(null)
    if (!named.isLeft && address.has('record')) setAddress({}, { replace: true })
  }
  const act = (category: TreeCategory, what: TreeAct) =>
    what === 'delete' ? remove([category.id]) : setOpen({ act: what, category })
  const nameOf = ({ name, enName }: TreeCategory) => pickName(isChinese, name, enName)
  const editedId = open?.act === 'edit' ? open.category?.id : named.openId
  return (
    <>
      <TreeTools
        words={words}
        onType={setWords}
        onAdd={() => setOpen({ act: 'new', category: null })}
        onTrash={() => setOpen({ act: 'trash', category: null })}
      />
      {!data && !error && <div className={listStyles['skeleton']} aria-hidden />}
      {!data && error && <FailureFace error={error} what={t('records.failed')} onRetry={() => void refetch()} isPart />}
      {data?.length === 0 && <Face title={t('records.nothing')} />}
      {data && data.length > 0 && <TreeGrid tree={data} words={words} nameOf={nameOf} onAct={act} />}
      {editedId && (
        <RecordDialog
          key={editedId}
          kind="category"
          id={editedId}
          isLeft={named.isLeft}
          onHold={(isHeld) => open === null && named.hold(isHeld ? editedId : null)}
          onStay={() => setAddress({ record: editedId })}
          onClose={close}
        />
      )}
      {(open?.act === 'new' || open?.act === 'below') && (
        <RecordDialog kind="category" id={NEW} begun={{ parentId: open.category?.id ?? '' }} onClose={close} />
      )}
      {open?.act === 'move' && open.category && data && (
        <MoveDialog category={open.category} tree={data} nameOf={nameOf} onClose={close} />
      )}
      {open?.act === 'merge' && open.category && (
        <MergeDialog kind="category" from={{ ...open.category, ...ALIKE }} onClose={close} />
      )}
      {open?.act === 'trash' && <TrashDialog kind="category" onClose={close} />}
    </>
  )
}

/** Fields that a record of a list also has; a merge needs none of them. */
const ALIKE = { uses: { products: 0, skus: 0, records: 0 }, lacks: [], isBuiltIn: false, of: null }
