/** The time of a job that runs once every day; other crontab lines are shown as they are. */
export function dailyAt(schedule: string): string | undefined {
  const [, minute, hour] = /^(\d{1,2}) (\d{1,2}) \* \* \*$/.exec(schedule) ?? []
  if (minute === undefined || hour === undefined) return undefined
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
}
