import '../../../../locales/share-address-texts.ts'
import { IconCopy, IconMail, IconQrcode } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Link } from '../../../../../contract/sharing/link-calls.ts'
import { Button } from '../../../../kit/Button.tsx'
import { copyComingText } from '../../../../kit/copying.ts'
import { showToast } from '../../../../kit/toasts/toast.ts'
import type { LinkedDocument } from '../../shared-document.ts'
import type { ShownAddress } from './shown-address.ts'
import { mailOf } from './mail-of.ts'
import { useAddress } from './use-address.ts'

interface AddressDeedsProps {
  shared: LinkedDocument
  link: Link
  name: string
  /** Shows the address in place of the list. */
  onShow: (address: ShownAddress) => void
}

/** What can be done with the address of an open link, which the server is asked for at each press. */
export function AddressDeeds({ shared, link, name, onShow }: AddressDeedsProps) {
  const { t, i18n } = useTranslation()
  const { read, isPending } = useAddress(shared, link.id)
  const ids = { copy: `copy-link-${link.id}`, qr: `qr-link-${link.id}` }
  const copy = async () => {
    const coming = read()
    if (await copyComingText(coming)) showToast(t('share.copied'))
    else onShow({ name, url: await coming, fromId: ids.copy })
  }
  const send = async () => {
    const mail = document.createElement('a')
    mail.href = mailOf(link, await read(), i18n.getFixedT(link.language))
    mail.click()
    // Where there is no mail program, the browser says nothing.
    showToast(t('shareAddress.sent'))
  }
  const showQr = async () => onShow({ name, url: await read(), fromId: ids.qr, qr: { caption: link.name } })
  // Failures have been told by then.
  const after = (deed: () => Promise<void>) => () => void deed().catch(() => undefined)
  const common = { isSmall: true, about: name, isBusy: isPending }
  return (
    <div className="mt-8 flex flex-wrap gap-8">
      <Button {...common} id={ids.copy} label={t('shareAddress.copy')} icon={IconCopy} onPress={after(copy)} />
      <Button {...common} id={ids.qr} label={t('shareAddress.showQr')} icon={IconQrcode} onPress={after(showQr)} />
      <Button {...common} label={t('shareAddress.send')} icon={IconMail} onPress={after(send)} />
    </div>
  )
}
