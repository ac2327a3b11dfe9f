/** Where the journeys find the two sites; the test command chooses free ports. */
export const PLAYER_PORT = process.env.E2E_PORT ?? '3100'
export const OFFICE_PORT = process.env.E2E_BACKOFFICE_PORT ?? '3101'

export const PLAYER_URL = `http://127.0.0.1:${PLAYER_PORT}`
export const OFFICE_URL = `http://127.0.0.1:${OFFICE_PORT}`
