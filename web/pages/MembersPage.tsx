import { useTranslation } from 'react-i18next'
import { MembersView } from '../operator/members/MembersView.tsx'
import { OperatorFrame } from '../operator/OperatorFrame.tsx'

/** /operator/members: all accounts. */
export function MembersPage() {
  const { t } = useTranslation()
  return (
    <OperatorFrame title={t('keptMembers.title')} hint={t('keptMembers.hint')}>
      <MembersView />
    </OperatorFrame>
  )
}
