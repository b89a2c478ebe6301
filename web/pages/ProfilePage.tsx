import { MembersOnly } from '../members/MembersOnly.tsx'
import { ProfileView } from '../members/profile/ProfileView.tsx'
import styles from './ProfilePage.module.css'

/** /user/info: all that a member may see and change of themselves. */
export function ProfilePage() {
  return (
    <MembersOnly page="profile">
      {(user) => (
        <div className={styles['page']}>
          <ProfileView key={user.id} user={user} />
        </div>
      )}
    </MembersOnly>
  )
}
