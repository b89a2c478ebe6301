import '../../locales/operator-texts.ts'
import '../../locales/feed-texts.ts'
import { IconCopy } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createFeedKey, getFeedKeys, keyDays, LONGEST_KEY_NAME } from '../../../contract/feed.ts'
import { Form } from '../../forms/Form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../kit/Button.tsx'
import { copyText } from '../../kit/copying.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { EndButtons } from '../../kit/dialog/EndButtons.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { change, useChange } from '../../query.ts'

export const NEW_KEY_ID = 'new-feed-key'
const createKey = change(createFeedKey, [getFeedKeys])
const NEVER = 'never'

/** A key just created. */
interface ToldKey {
  /** The partner. */
  name: string
  key: string
}

/** Creates a key for a partner, and shows it once. */
export function NewKey() {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [made, setMade] = useState<ToldKey>()
  const open = () => {
    setMade(undefined)
    setIsOpen(true)
  }
  const close = () => setIsOpen(false)
  return (
    <>
      <Button id={NEW_KEY_ID} label={t('feed.newKey')} look="filled" onPress={open} />
      <Dialog
        title={made ? t('feed.create.madeTitle', { name: made.name }) : t('feed.create.title')}
        closeLabel={made ? t('feed.create.done') : t('kit.cancel')}
        width={560}
        isOpen={isOpen}
        onClose={close}
        hasField
        isHeld
        isOnce={made !== undefined}
      >
        {isOpen &&
          (made ? <MadeKey secret={made.key} onDone={close} /> : <KeyForm onMade={setMade} onCancel={close} />)}
      </Dialog>
    </>
  )
}

/** The partner's name, and how long the key is valid. */
function KeyForm({ onMade, onCancel }: { onMade: (made: ToldKey) => void; onCancel: () => void }) {
  const { t } = useTranslation()
  const { mutateAsync } = useChange(createKey, { isSilent: true })
  const form = useForm({
    begun: { name: '', days: '365' },
    check: ({ name }) => (name.trim() ? {} : { name: t('feed.create.nameNeeded') }),
    send: async ({ name, days }) => {
      const wish = { name: name.trim(), days: keyDays.find((count) => String(count) === days) ?? null }
      const { key } = await mutateAsync(wish)
      onMade({ name: wish.name, key })
    },
  })
  const lifetimes = keyDays.map((count) => ({ value: String(count), label: t('feed.create.days', { count }) }))
  return (
    <Form form={form} submitLabel={t('feed.create.make')} onCancel={onCancel}>
      <TextField
        {...form.field('name')}
        label={t('feed.create.name')}
        autoComplete="off"
        maxLength={LONGEST_KEY_NAME}
        isFirst
      />
      <SelectField
        {...form.field('days')}
        label={t('feed.create.ends')}
        options={[...lifetimes, { value: NEVER, label: t('feed.create.never') }]}
      />
    </Form>
  )
}

/** A new key, which is shown only once. */
function MadeKey({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { t } = useTranslation()
  const [isCopied, setIsCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // The focused form has left; the key is what the person needs next.
  useEffect(() => field.current?.focus(), [])
  const copy = () =>
    copyText(secret, { copied: t('feed.copied'), notCopied: t('feed.notCopied') }, () => setIsCopied(true))
  return (
    <div className="grid grid-cols-1 gap-18">
      <TextField
        ref={field}
        label={t('feed.create.key')}
        value={secret}
        readOnly
        note={t('feed.create.once')}
        // Similar letters must differ: I and l, O and 0. An underscore reaches below the marked background.
        style={{ fontFamily: "ui-monospace, 'Cascadia Mono', Consolas, Menlo, monospace", lineHeight: 1.6 }}
        onFocus={({ target }) => target.select()}
        onChange={() => undefined}
      />
      <EndButtons>
        <output className="mr-auto text-meta text-good">{isCopied && t('feed.copied')}</output>
        <Button label={t('feed.create.done')} onPress={onDone} />
        <Button label={t('feed.create.copy')} icon={IconCopy} look="filled" onPress={copy} />
      </EndButtons>
    </div>
  )
}
