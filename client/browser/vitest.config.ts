import { defineConfig } from "vitest/config";

/** Browser tests need a server that runs, so they are not among the unit tests. */
export default defineConfig({ test: { include: ["browser/**/*.test.ts"], fileParallelism: false } });
