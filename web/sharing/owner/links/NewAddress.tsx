import { IconCopy, IconSend } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import buttons from '../../../kit/buttons.module.css'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { reportFailure } from '../../../errors/report.ts'
import { useCopying } from '../copying.ts'
import type { ShownAddress } from './address/shown-address.ts'
import parts from '../parts.module.css'
import styles from './form/LinkForm.module.css'

interface NewAddressProps {
  made: ShownAddress
  onDone: () => void
}

/** Shows the address of a link, to copy or send. */
export function NewAddress({ made: { name, url }, onDone }: NewAddressProps) {
  const { t } = useTranslation()
  const [isCopied, setIsCopied] = useState(false)
  const take = () => setIsCopied(true)
  const copy = useCopying(take)
  const title = useRef<HTMLHeadingElement>(null)
  const address = new URL(url, window.location.origin).href
  // The element that had the focus is gone; the address comes next.
  useEffect(() => title.current?.focus(), [])
  const send = () => {
    // Cancelling the browser's dialog is no failure.
    navigator.share({ url: address }).catch(reportFailure)
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
        note={t('shareLinks.address.again')}
        onFocus={({ target }) => target.select()}
        // Copying by hand counts too, where the browser forbids the button.
        onCopy={take}
        onChange={() => undefined}
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
