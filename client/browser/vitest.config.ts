import { defineConfig } from "vitest/config";

/** Browser tests need a server that runs, so they are not among the unit tests; some only mean something on a quiet machine. */
const QUIET = ["trace", "lighthouse"];
const notAsked = QUIET.filter((name) => !process.argv.some((word) => word.includes(name)));
export default defineConfig({
  test: {
    include: ["browser/**/*.test.ts"],
    exclude: notAsked.map((name) => `browser/${name}.test.ts`),
    fileParallelism: false,
  },
});
