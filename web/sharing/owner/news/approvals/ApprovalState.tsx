import { IconAlertTriangle, IconCircleCheck, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OwnersApproval } from '../../../../../contract/sharing/approval-calls.ts'
import parts from '../../parts.module.css'
import styles from './ApprovalRow.module.css'

const FACES = {
  holds: { Icon: IconCircleCheck, look: parts['good'] },
  changed: { Icon: IconAlertTriangle, look: parts['warning'] },
  inTrash: { Icon: IconTrash, look: parts['meta'] },
}

/** Whether the approved content is unchanged, changed, or in the trash. */
export function ApprovalState({ approval: { isInTrash, isChanged } }: { approval: OwnersApproval }) {
  const { t } = useTranslation()
  const state = isInTrash ? 'inTrash' : isChanged ? 'changed' : 'holds'
  const { Icon, look } = FACES[state]
  return (
    <p className={`${styles['state']} ${look}`}>
      <Icon />
      {t(`shareNews.approvals.${state}`)}
    </p>
  )
}
