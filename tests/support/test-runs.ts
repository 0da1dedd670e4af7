/** How many random inputs a test tries: a few in every run, as many as wanted by hand with `SPARV_TEST_RUNS=500`. */
export const testRuns = (usual: number): number => Number(process.env["SPARV_TEST_RUNS"] ?? usual);
