import '../../locales/notices-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LINK_NOTICES, mailWaitOf } from '../../../contract/notices.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { ProfileSection } from '../../members/profile/ProfileSection.tsx'
import tickBox from '../../kit/fields/tick-box.module.css'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { noticeSettings, useSetting } from '../queries.ts'
import styles from './NoticeSettings.module.css'

const WAYS = ['list', 'mail'] as const

/** Which kinds of notices a member gets in the list and by mail. */
export function NoticeSettings() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(noticeSettings)
  return (
    // A page can scroll to it only once it is complete.
    <ProfileSection
      {...(data && { anchor: 'notice-settings' })}
      title={t('notices.title')}
      hint={t('notices.choice.hint')}
    >
      {error && !data && (
        <FailureFace error={error} what={t('notices.choice.notLoaded')} onRetry={() => void refetch()} isPart />
      )}
      {!data && !error && <ProgressLine label={t('loading')} />}
      {data && <SettingsTable />}
    </ProfileSection>
  )
}

function SettingsTable() {
  const { t } = useTranslation()
  const { data = [] } = useQuery(noticeSettings)
  const { mutate } = useSetting()
  return (
    <div>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('notices.choice.kind')}</th>
            {WAYS.map((way) => (
              <th key={way} scope="col">
                {t(`notices.choice.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((setting) => (
            <tr key={setting.kind}>
              <th scope="row">
                {t(`notices.choice.kinds.${setting.kind}`)}
                <span className="block text-meta font-regular text-second">
                  {t(`notices.choice.waits.${mailWaitOf(setting.kind)}`)}
                </span>
              </th>
              {WAYS.map((way) => (
                <td key={way}>
                  <label>
                    <input
                      className={tickBox['box']}
                      type="checkbox"
                      aria-label={`${t(`notices.choice.kinds.${setting.kind}`)}: ${t(`notices.choice.${way}`)}`}
                      checked={setting[way]}
                      onChange={({ target }) => mutate({ ...setting, [way]: target.checked })}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {data.some(({ kind }) => LINK_NOTICES.includes(kind)) && (
        <p className={styles['note']}>{t('notices.choice.links')}</p>
      )}
    </div>
  )
}
