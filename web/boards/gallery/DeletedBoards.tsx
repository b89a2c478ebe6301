import { IconLayoutBoardSplit } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { DeletedBoard } from '../../../contract/boards/calls.ts'
import { AnswerError } from '../../api.ts'
import { DeletedDialog, type DeletedDialogProps } from '../../workspace/trash/DeletedDialog.tsx'
import { DeletedList, type DeletedRowOf } from '../../workspace/trash/DeletedList.tsx'
import { DeletedRow } from '../../workspace/trash/DeletedRow.tsx'
import { useDeletedBoards, useRestoreBoards } from '../queries.ts'
import { BoardPicture } from './BoardPicture.tsx'

/** Codes from here on say why a board cannot be restored. Other failures are reported. */
const FIRST_BUSINESS_CODE = 1_000_000_000

/** A member's deleted boards, to restore. */
export function DeletedBoards(props: DeletedDialogProps) {
  const { t } = useTranslation()
  return (
    <DeletedDialog {...props}>
      <DeletedList
        query={useDeletedBoards()}
        keyOf={({ id }) => id}
        Row={Row}
        hint={t('boards.deleted.hint')}
        emptyHint={t('boards.deleted.emptyHint')}
      />
    </DeletedDialog>
  )
}

function Row({ one, now, onRestored }: DeletedRowOf<DeletedBoard>) {
  const { t, i18n } = useTranslation()
  const { mutateAsync: restore } = useRestoreBoards({ isSilent: true })
  const { id, name, itemCount, thumbnail, until } = one
  const figure = new Intl.NumberFormat(i18n.language).format(itemCount)
  const bringBack = async () => {
    await restore({ ids: [id] })
    return t('boards.deleted.back', { name })
  }
  return (
    <DeletedRow
      name={name}
      picture={thumbnail ? <BoardPicture address={thumbnail} palette={[]} isEager={false} /> : <IconLayoutBoardSplit />}
      what={t('boards.items', { count: itemCount, figure })}
      until={until}
      now={now}
      onRestore={bringBack}
      refusalOf={(error) => (error instanceof AnswerError && error.code >= FIRST_BUSINESS_CODE ? error.message : null)}
      onRestored={onRestored}
    />
  )
}
