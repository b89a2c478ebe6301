import '../../../../locales/share-address-texts.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../../../../errors/report.ts'
import { Button } from '../../../../kit/Button.tsx'
import { TickField } from '../../../../kit/fields/TickField.tsx'
import { saveFile } from '../../../../kit/files/save-file.ts'
import { addressOf, pngOf, qrPictureOf } from './qr-picture.ts'

interface QrCodeProps {
  name: string
  url: string
  /** The link's name as it stands below the code; empty for a link without one. */
  caption: string
  onDone: () => void
}

/** A link's address as a QR code, to show or to save. What is in sight is what is saved. */
export function QrCode({ name, url, caption, onDone }: QrCodeProps) {
  const { t } = useTranslation()
  const [isNamed, setIsNamed] = useState(true)
  /** A message over a small window would cover the buttons. */
  const [saved, setSaved] = useState('')
  const picture = qrPictureOf(url, isNamed ? caption : '')
  const title = useRef<HTMLHeadingElement>(null)
  // The element that had the focus is gone.
  useEffect(() => title.current?.focus(), [])
  const save = (ending: 'svg' | 'png', content: Blob) => {
    const file = `${name.replaceAll(/[\\/:*?"<>|]/g, ' ').trim()}.${ending}`
    saveFile(file, content)
    setSaved(file)
  }
  return (
    <div className="grid grid-cols-1 gap-20">
      <h3 ref={title} className="text-body font-medium wrap-anywhere outline-none" tabIndex={-1}>
        {t('shareAddress.qr.title', { name })}
      </h3>
      <img
        src={addressOf(picture)}
        alt={t('shareAddress.qr.alt', { name })}
        width={picture.width * 8}
        height={picture.height * 8}
        className="mx-auto h-auto w-300 max-w-full rounded-md border border-hairline"
      />
      {caption !== '' && (
        <TickField
          label={t('shareAddress.qr.named')}
          note={t('shareAddress.qr.hint')}
          value={isNamed}
          onChange={setIsNamed}
        />
      )}
      <output className="min-h-18 text-right text-meta wrap-anywhere text-good">
        {saved && t('share.saved', { file: saved })}
      </output>
      <div className="flex flex-wrap justify-end gap-8 print:hidden">
        <Button label={t('shareLinks.address.done')} onPress={onDone} />
        <Button
          label={t('shareAddress.qr.svg')}
          onPress={() => save('svg', new Blob([picture.svg], { type: 'image/svg+xml' }))}
        />
        <Button
          label={t('shareAddress.qr.png')}
          look="filled"
          onPress={() => void pngOf(picture).then((content) => save('png', content), reportFailure)}
        />
      </div>
    </div>
  )
}
