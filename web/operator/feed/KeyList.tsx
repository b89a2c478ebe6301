import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getFeedKeys, LONGEST_KEY_NAME, renameFeedKey, revokeFeedKey, type FeedKey } from '../../../contract/feed.ts'
import { Form } from '../../forms/Form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../kit/Button.tsx'
import { Confirm } from '../../kit/dialog/Confirm.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import type { Column } from '../../kit/Table.tsx'
import { showToast } from '../../kit/toasts/toast.ts'
import { pageNo, useAsked } from '../../lists/asked.ts'
import { PagedList } from '../../lists/PagedList.tsx'
import { change, query, useChange } from '../../query.ts'
import { lifeText, usageText } from './key-words.ts'
import { NEW_KEY_ID } from './NewKey.tsx'

const A_PAGE = 50
const address = { page: pageNo }
const renameKey = change(renameFeedKey, [getFeedKeys])
const revokeKey = change(revokeFeedKey, [getFeedKeys])

/** The keys by pages, valid ones first, and what can be done with a valid one. */
export function KeyList() {
  const { t } = useTranslation()
  const { asked, ask } = useAsked(address)
  const keys = useQuery(query(getFeedKeys, { pageNo: asked.page, pageSize: A_PAGE }, { keepsLast: true }))
  const [renamed, setRenamed] = useState<FeedKey>()
  const [revoked, setRevoked] = useState<FeedKey>()
  return (
    <>
      <PagedList
        what={t('feed.keys')}
        query={keys}
        failed={t('feed.failed')}
        empty={{ title: t('feed.none'), hint: t('feed.noneHint') }}
        columns={useColumns(setRenamed, setRevoked)}
        keyOf={({ id }) => id}
        pageNo={asked.page}
        pageSize={A_PAGE}
        onTurn={(page) => ask({ page })}
      />
      {renamed && <Rename feedKey={renamed} onDone={() => setRenamed(undefined)} />}
      {revoked && <Revoke feedKey={revoked} onDone={() => setRevoked(undefined)} />}
    </>
  )
}

function useColumns(onRename: (key: FeedKey) => void, onRevoke: (key: FeedKey) => void): Column<FeedKey>[] {
  const { t, i18n } = useTranslation()
  const [now] = useState(() => Date.now())
  const reading = { t, language: i18n.resolvedLanguage ?? 'en', now }
  return [
    {
      name: t('feed.column.name'),
      as: 'name',
      cell: ({ name, hint, isOpen }) => (
        <>
          <span className={`font-medium ${isOpen ? '' : 'text-second'}`}>{name}</span>{' '}
          <code className="ml-8 text-meta whitespace-nowrap text-second">qk_…{hint}</code>
        </>
      ),
    },
    { name: t('feed.column.life'), cell: (key) => lifeText(key, reading) },
    { name: t('feed.column.use'), cell: (key) => usageText(key, reading) },
    {
      name: t('feed.column.steps'),
      as: 'actions',
      cell: (key) =>
        key.isOpen && (
          <span className="flex justify-end gap-8">
            <Button isSmall label={t('feed.rename')} about={key.name} onPress={() => onRename(key)} />
            <Button isSmall label={t('feed.revoke')} about={key.name} onPress={() => onRevoke(key)} />
          </span>
        ),
    },
  ]
}

interface DoneProps {
  feedKey: FeedKey
  onDone: () => void
}

function Rename({ feedKey: { id, name }, onDone }: DoneProps) {
  const { t } = useTranslation()
  const { mutateAsync } = useChange(renameKey, { isSilent: true })
  const form = useForm({
    begun: { name },
    check: (typed) => (typed.name.trim() ? {} : { name: t('feed.nameNeeded') }),
    send: async (typed) => {
      if (typed.name.trim() !== name) await mutateAsync({ id, name: typed.name.trim() })
      onDone()
    },
  })
  return (
    <Dialog title={t('feed.rename')} closeLabel={t('kit.cancel')} width={460} isOpen hasField isHeld onClose={onDone}>
      <Form form={form} onCancel={onDone}>
        <TextField
          {...form.field('name')}
          label={t('feed.nameLabel', { name })}
          autoComplete="off"
          maxLength={LONGEST_KEY_NAME}
          isFirst
          onFocus={({ target }) => target.select()}
        />
      </Form>
    </Dialog>
  )
}

/** Asks before a key is revoked for good. */
function Revoke({ feedKey: { id, name }, onDone }: DoneProps) {
  const { t } = useTranslation()
  const { mutate, isPending } = useChange(revokeKey)
  // Once the list has been read again: the pressed button leaves with the valid key.
  const onSuccess = () => {
    onDone()
    showToast(t('feed.isRevoked'))
  }
  return (
    <Confirm
      title={t('feed.askRevoke', { name })}
      text={t('feed.askRevokeHint')}
      cancelLabel={t('kit.cancel')}
      confirmLabel={t('feed.revoke')}
      isGrave
      isBusy={isPending}
      width={520}
      elseFocusId={NEW_KEY_ID}
      onCancel={onDone}
      onConfirm={() => mutate({ id }, { onSuccess })}
    />
  )
}
