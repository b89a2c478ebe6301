import { IconCopy, IconSend } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import buttons from '../../../ui/buttons.module.css'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { reportFailure } from '../../../errors/report.ts'
import { useCopying } from '../copying.ts'
import parts from '../parts.module.css'
import styles from './form/LinkForm.module.css'

/** Of a link that was made or given another address just now. */
export interface MadeAddress {
  /** Of the link. */
  name: string
  url: string
}

interface NewAddressProps {
  made: MadeAddress
  /** Its owner has it. */
  onTaken: () => void
  onDone: () => void
}

/** The one time that a link's address is shown: it can be copied or sent on. */
export function NewAddress({ made: { name, url }, onTaken, onDone }: NewAddressProps) {
  const { t } = useTranslation()
  const [isCopied, setIsCopied] = useState(false)
  const take = () => {
    setIsCopied(true)
    onTaken()
  }
  const copy = useCopying(take)
  const title = useRef<HTMLHeadingElement>(null)
  const address = new URL(url, window.location.origin).href
  // What had the focus has gone; the address is what somebody reads next.
  useEffect(() => title.current?.focus(), [])
  const send = () => {
    // Whoever changes their mind has refused nothing.
    navigator.share({ url: address }).then(onTaken, reportFailure)
  }
  return (
    <div className={styles['form']}>
      <h3 ref={title} className={styles['title']} tabIndex={-1}>
        {t('shareLinks.address.title', { name })}
      </h3>
      <TextField
        label={t('shareLinks.address.label')}
        value={address}
        readOnly
        note={t('shareLinks.address.once')}
        onFocus={({ target }) => target.select()}
        // By hand, where the browser forbids the button.
        onCopy={take}
        onType={() => undefined}
      />
      <div className={parts['answers']}>
        <output className={styles['copied']}>{isCopied && t('share.copied')}</output>
        <button type="button" className={buttons['plain']} onClick={onDone}>
          {t('shareLinks.address.done')}
        </button>
        {'share' in navigator && (
          <button type="button" className={buttons['plain']} onClick={send}>
            <IconSend className={styles['icon']} />
            {t('shareLinks.address.send')}
          </button>
        )}
        <button type="button" className={buttons['filled']} onClick={() => copy(address)}>
          <IconCopy className={styles['icon']} />
          {t('shareLinks.address.copy')}
        </button>
      </div>
    </div>
  )
}
