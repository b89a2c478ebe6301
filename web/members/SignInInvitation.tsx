import { useTranslation } from 'react-i18next'
import { invitationEn, invitationZh, type InvitationTexts } from '../locales/invitation-texts.ts'
import { i18n } from '../locales/i18n.ts'
import buttons from '../ui/buttons.module.css'
import { Face } from '../ui/Face.tsx'
import { openLogin } from './login-dialog.ts'

i18n.addResourceBundle('en', 'translation', { invitation: invitationEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { invitation: invitationZh }, true, true)

export type MembersPage = Exclude<keyof InvitationTexts, `${string}Hint`>

/** What a member's page is for, and the way in; the page follows where it stands. */
export function SignInInvitation({ page }: { page: MembersPage }) {
  const { t } = useTranslation()
  return (
    <Face
      isHeading
      title={t(`invitation.${page}`)}
      hint={t(`invitation.${page}Hint`)}
      action={
        <button type="button" className={buttons['filled']} onClick={() => openLogin()}>
          {t('header.login')}
        </button>
      }
    />
  )
}
