import '../../locales/operator-texts.ts'
import '../../locales/feed-texts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import buttons from '../../kit/buttons.module.css'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { KeyForm } from './KeyForm.tsx'
import { MadeKey } from './MadeKey.tsx'
import type { ToldKey } from './MadeKey.tsx'

export const NEW_KEY_ID = 'new-feed-key'

/** Creates a key for a partner, and shows it once. */
export function NewKey() {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [made, setMade] = useState<ToldKey>()
  const close = () => setIsOpen(false)
  return (
    <>
      <button
        id={NEW_KEY_ID}
        type="button"
        className={buttons['filled']}
        onClick={() => {
          setMade(undefined)
          setIsOpen(true)
        }}
      >
        {t('feed.newKey')}
      </button>
      <Dialog
        title={made ? t('feed.create.madeTitle', { name: made.name }) : t('feed.create.title')}
        closeLabel={made ? t('feed.create.done') : t('feed.cancel')}
        width={560}
        isOpen={isOpen}
        onClose={close}
        hasField
        isHeld
        isOnce={made !== undefined}
      >
        {isOpen && (made ? <MadeKey made={made} onDone={close} /> : <KeyForm onMade={setMade} onCancel={close} />)}
      </Dialog>
    </>
  )
}
