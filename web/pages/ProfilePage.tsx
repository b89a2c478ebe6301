import { reportFailure } from '../errors/report.ts'
import { MembersOnly } from '../members/MembersOnly.tsx'
import type { HandingOverProps } from '../members/profile/deletion/DeletionForm.tsx'
import { ProfileView } from '../members/profile/ProfileView.tsx'
import { LatePart } from '../kit/late/LatePart.tsx'
import { lazyComponent } from '../kit/late/lazy-component.tsx'
import styles from './ProfilePage.module.css'

const LeavingApprovals = lazyComponent(
  async () => (await import('../sharing/owner/news/approvals/LeavingApprovals.tsx')).LeavingApprovals,
)

const HandingOver = lazyComponent(async () => (await import('../collaboration/people/HandingOver.tsx')).HandingOver)

const PaperSection = lazyComponent(async () => (await import('../paper/PaperSection.tsx')).PaperSection)

const NoticeSettings = lazyComponent(
  async () => (await import('../notices/settings/NoticeSettings.tsx')).NoticeSettings,
)

/** /user/info: all that members may see and change of themselves. */
export function ProfilePage() {
  return (
    <MembersOnly page="profile">
      {(user) => (
        <div className={styles['page']}>
          <ProfileView
            key={user.id}
            user={user}
            paper={paper}
            notices={notices}
            leaving={leaving}
            HandingOver={HandOver}
          />
        </div>
      )}
    </MembersOnly>
  )
}

function HandOver(asking: HandingOverProps) {
  return (
    <LatePart onFailure={reportFailure}>
      <HandingOver {...asking} />
    </LatePart>
  )
}

const paper = (
  <LatePart onFailure={reportFailure}>
    <PaperSection />
  </LatePart>
)

const notices = (
  <LatePart onFailure={reportFailure}>
    <NoticeSettings />
  </LatePart>
)

const leaving = (
  <LatePart onFailure={reportFailure}>
    <LeavingApprovals />
  </LatePart>
)
