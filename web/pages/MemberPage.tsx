import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { MemberView } from '../operator/members/one/MemberView.tsx'
import { keptMember } from '../operator/members/queries.ts'
import { OperatorFrame } from '../operator/OperatorFrame.tsx'

/** /operator/members/:id: one member, for operators. */
export function MemberPage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  // The view requests it; here its name is only read from the cache.
  const { data } = useQuery({ ...keptMember(id), enabled: false })
  return (
    <OperatorFrame title={data ? data.nickname || data.email : t('routes.operatorMember')} hint={data?.email}>
      <MemberView key={id} id={id} />
    </OperatorFrame>
  )
}
