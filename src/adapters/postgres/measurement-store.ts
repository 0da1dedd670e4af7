import type { MeasurementStore } from "#journeys/consent/consent.port.ts";
import type { DatabasePool } from "#platform/database/pool.ts";

export const createMeasurementStore = (pool: DatabasePool): MeasurementStore => ({
  async add({ owner, type, about }) {
    await pool.query({ name: "measurements-add", text: ADD, values: [owner, type, about] });
  },
  async forget(owner) {
    await pool.query({ name: "measurements-forget", text: FORGET, values: [owner] });
  },
});

const ADD = "insert into measurements (owner, type, about) values ($1, $2, $3)";
const FORGET = "delete from measurements where owner = $1";
