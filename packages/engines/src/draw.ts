/** A fair whole number in [0, below). The only source of chance an engine may touch. */
export type Draw = (below: number) => number
