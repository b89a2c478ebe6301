import { IconCopy } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import buttons from '../../kit/buttons.module.css'
import { TextField } from '../../kit/fields/TextField.tsx'
import { useCopying } from './copying.ts'
import styles from './FeedView.module.css'

/** A key just created. */
export interface ToldKey {
  /** The partner. */
  name: string
  key: string
}

interface MadeKeyProps {
  made: ToldKey
  onDone: () => void
}

/** Shows a new key, which is shown only once. */
export function MadeKey({ made: { key }, onDone }: MadeKeyProps) {
  const { t } = useTranslation()
  const [isCopied, setIsCopied] = useState(false)
  const copy = useCopying(() => setIsCopied(true))
  const field = useRef<HTMLInputElement>(null)
  // The focused form has left; the key is what the person needs next.
  useEffect(() => field.current?.focus(), [])
  return (
    <div className={styles['form']} data-made>
      <TextField
        ref={field}
        label={t('feed.create.key')}
        value={key}
        readOnly
        note={t('feed.create.once')}
        onFocus={({ target }) => target.select()}
        onChange={() => undefined}
      />
      <div className={styles['answers']}>
        <output className={styles['copied']}>{isCopied && t('feed.copied')}</output>
        <button type="button" className={buttons['plain']} onClick={onDone}>
          {t('feed.create.done')}
        </button>
        <button type="button" className={buttons['filled']} onClick={() => copy(key)}>
          <IconCopy className={styles['icon']} aria-hidden />
          {t('feed.create.copy')}
        </button>
      </div>
    </div>
  )
}
