import { Skeleton } from '@camellia/ui/skeleton'
import styles from './dashboard.module.css'

/** Where everything will stand. */
export function DashboardBones() {
  return (
    <div className={styles.screen} aria-hidden="true">
      <div className={styles.kpis}>
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} height={134} />
        ))}
      </div>
      <div className={styles.second}>
        <Skeleton height={288} />
        <Skeleton height={288} />
      </div>
      <div className={styles.third}>
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} height={268} />
        ))}
      </div>
    </div>
  )
}
