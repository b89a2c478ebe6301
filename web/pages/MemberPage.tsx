import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { MemberView } from '../operator/members/one/MemberView.tsx'
import { keptMember } from '../operator/members/queries.ts'
import { OperatorFrame } from '../operator/OperatorFrame.tsx'

/** /operator/members/:id: one member, as operators may see and keep them. */
export function MemberPage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  // The view asks for it; here its name is only read.
  const { data } = useQuery({ ...keptMember(id), enabled: false })
  return (
    <OperatorFrame title={data ? data.nickname || data.email : t('routes.operatorMember')} hint={data?.email}>
      <MemberView key={id} id={id} />
    </OperatorFrame>
  )
}
