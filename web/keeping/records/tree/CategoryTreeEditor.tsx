import { IconHistory, IconList, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { getCategoryTree, type TreeCategory } from '../../../../contract/keeping/merging.ts'
import { pickName, useIsChinese } from '../../../catalogue/names.ts'
import { Button, LinkButton } from '../../../kit/Button.tsx'
import { Face } from '../../../kit/Face.tsx'
import { SearchField } from '../../../kit/fields/SearchField.tsx'
import { Answer } from '../../../lists/Answer.tsx'
import { query } from '../../../query.ts'
import { useDeletion } from '../deletion.ts'
import { MergeDialog } from '../MergeDialog.tsx'
import { NEW, RecordDialog, useHeldRecord } from '../RecordDialog.tsx'
import { RecordTrash } from '../RecordTrash.tsx'
import type { TreeAct } from './CategoryRow.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { TreeGrid } from './TreeGrid.tsx'

type Open = { act: Exclude<TreeAct, 'delete'> | 'new' | 'trash'; category: TreeCategory | null } | null

/** The categories as a tree that can be sorted, with the actions for each. */
export function CategoryTreeEditor() {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const [address, setAddress] = useSearchParams()
  const tree = useQuery(query(getCategoryTree, {}))
  const [open, setOpen] = useState<Open>(null)
  const [words, setWords] = useState('')
  const remove = useDeletion('category')
  const named = useHeldRecord(address.get('record'))
  const close = () => {
    setOpen(null)
    if (address.has('record')) setAddress({}, { replace: true })
  }
  const begin = (act: 'new' | 'trash') => setOpen({ act, category: null })
  const act = (category: TreeCategory, what: TreeAct) =>
    what === 'delete' ? remove([category.id]) : setOpen({ act: what, category })
  const nameOf = ({ name, enName }: TreeCategory) => pickName(isChinese, name, enName)
  const edited = open?.act === 'edit' ? open.category : null
  const editedId = edited?.id ?? named.openId
  return (
    <>
      <div className="mb-18 flex flex-wrap items-end gap-x-16 gap-y-12">
        <p className="max-w-[70ch] flex-1 basis-320 text-meta text-second">{t('records.treeHint')}</p>
        <SearchField label={t('records.findInTree')} most={200} value={words} onChange={setWords} />
        <div className="ml-auto flex flex-wrap items-center gap-8 phone:ml-0 phone:w-full">
          <LinkButton to="/operator/records/category?view=list" label={t('records.asList')} icon={IconList} />
          <Button label={t('deleted.title')} icon={IconHistory} opens="dialog" onPress={() => begin('trash')} />
          <Button label={t('records.add')} icon={IconPlus} look="filled" opens="dialog" onPress={() => begin('new')} />
        </div>
      </div>
      <Answer query={tree} failed={t('records.failed')}>
        {(data) =>
          data.length === 0 ? (
            <Face title={t('records.nothing')} />
          ) : (
            <TreeGrid tree={data} words={words} nameOf={nameOf} onAct={act} />
          )
        }
      </Answer>
      {editedId && (
        <RecordDialog
          key={editedId}
          kind="category"
          id={editedId}
          held={edited ? undefined : named}
          onStay={(record) => setAddress({ record })}
          onClose={close}
        />
      )}
      {(open?.act === 'new' || open?.act === 'below') && (
        <RecordDialog kind="category" id={NEW} begun={{ parentId: open.category?.id ?? '' }} onClose={close} />
      )}
      {open?.act === 'move' && open.category && tree.data && (
        <MoveDialog category={open.category} tree={tree.data} nameOf={nameOf} onClose={close} />
      )}
      {open?.act === 'merge' && open.category && (
        <MergeDialog kind="category" from={{ ...open.category, ...ALIKE }} onClose={close} />
      )}
      {open?.act === 'trash' && <RecordTrash kind="category" onClose={close} />}
    </>
  )
}

/** Fields that a record of a list also has; a merge needs none of them. */
const ALIKE = { uses: { products: 0, skus: 0, records: 0 }, lacks: [], isBuiltIn: false, of: null }
