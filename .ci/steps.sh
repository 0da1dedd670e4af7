# What `.ci/run` and `.ci/long` are made of. Each step adds a line to the summary; a failed step does not stop the others: one run shows every fault.
# shellcheck shell=bash
set -u
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
export CI=true
root=$PWD
results=$root/.results
steps=$results/steps.tsv
# A step that hangs must not take the others' time with it.
step_limit_s=2700

# Of the programs that a shell has waited for, in whole seconds.
cpu_s() { awk -v ticks="$(getconf CLK_TCK)" '{ print int(($16 + $17) / ticks) }' "/proc/$1/stat"; }

# step <name> <suite or -> <command…>: a suite leaves .results/<suite>.json; a step without one counts as one test.
step() {
  local name=$1 suite=$2 started=$SECONDS shell=$BASHPID work code
  work=$(cpu_s "$shell")
  shift 2
  printf '\n=== %s\n' "$name"
  if [ "$(type -t "$1")" = function ]; then "$@" </dev/null; else timeout --kill-after=10 "$step_limit_s" "$@" </dev/null; fi
  code=$?
  work=$(($(cpu_s "$shell") - work))
  printf '=== %s: exit %s after %s s, with %s s of processor time\n' "$name" "$code" "$((SECONDS - started))" "$work"
  printf '%s\t%s\t%s\t%s\t%s\n' "$name" "$suite" "$code" "$((SECONDS - started))" "$work" >>"$steps"
  return "$code"
}

# suite <name> <vitest arguments…>: a step whose tests are counted one by one.
suite() {
  local name=$1
  shift
  step "$name" "$name" vitest run "$@" --reporter=default --reporter=json --outputFile.json="$results/$name.json"
}

# quiet <command…>: prints its output only when it fails.
quiet() {
  local log code
  log=$(mktemp)
  timeout --kill-after=10 "$step_limit_s" "$@" >"$log" 2>&1
  code=$?
  [ "$code" = 0 ] || cat "$log"
  rm -f "$log"
  return "$code"
}

# beside <function>: its steps run beside those that follow, and print when `ended <function>` waits for them.
declare -A running
beside() {
  "$1" >"$results/$1.log" 2>&1 &
  running[$1]=$!
}
ended() {
  wait "${running[$1]}"
  cat "$results/$1.log"
}

# The lock file brings the Node version the project runs on; the machine's own only installs it.
# No package runs a script while it is installed, whichever npm this is; the one that must, the package that brings Node, is run by name.
install_packages() {
  npm ci --ignore-scripts --no-audit --no-fund --loglevel=error || return
  npm rebuild node --loglevel=error
}

# An empty list of results, the packages, and the project's own Node on the path.
begin() {
  mkdir -p "$results"
  rm -f "$results"/*.json "$steps"
  if ! step install - install_packages || [ ! -x node_modules/node/bin/node ]; then
    echo "the packages could not be installed: nothing else can run"
    echo "0 passed, 1 failed"
    exit 1
  fi
  # Every command and every program that a test starts would compile the same source again.
  export NODE_COMPILE_CACHE="$results/compile-cache"
  export PATH="$root/node_modules/node/bin:$root/node_modules/.bin:$PATH"
}

# What tests with servers and browsers need.
prepare_servers() {
  step browser - node tools/browser/chromium.ts
  step services - npm run --silent services
  step build - quiet npm run --silent build
}

# The last line is `N passed, N failed`.
finish() {
  npm run --silent services -- --stop
  exec node tools/results/summary.ts "$results"
}

part() { node .ci/parts.mjs "$@"; }

# tests_of <part> <project>: its tests of that project, if it has any.
tests_of() {
  local files
  mapfile -t files < <(part tests "$1" "$2")
  [ "${#files[@]}" = 0 ] || [ -z "${files[0]}" ] || suite "$1-$2" --project "$2" "${files[@]}"
}

# What has no tests in a slice mostly waits for engines and clocks, and runs beside its tests and beside each other.
run_slice() {
  local each also
  mapfile -t also < <(part steps "$1" | grep .)
  for each in "${also[@]}"; do beside "$each"; done
  for each in contracts journeys journeys-alone; do tests_of "$1" "$each"; done
  for each in "${also[@]}"; do ended "$each"; done
}

# Needs neither a service nor a build.
checks() {
  step check - npm run --silent check
  step supply-chain - npm run --silent tool -- supply-chain
  step manifests - npm run --silent tool -- manifests
  step docs - npm run --silent docs
  step architecture architecture npm run test:architecture
}

order_faults() {
  step faults - npm run --silent faults -- orders --orders 60 --kills 1
  step switches - npm run --silent faults -- switches --switches 10 --kills 1
  step applications - npm run --silent faults -- applications --applications 6 --kills 1 --day-seconds 25
  step watches - npm run --silent faults -- watches --count 15 --kills 1
}

data_faults() {
  step receipts - npm run --silent faults -- receipts --receipts 10
  step fetches - npm run --silent faults -- fetches --fetches 6 --kills 1
  step restore - npm run --silent faults -- restore --orders 3
  step fault-matrix - npm run --silent faults -- matrix --only web/kill --seconds 3
}

# A dozen processes that check each other's health.
nodes() {
  step nodes - npm run --silent faults -- nodes --short
  step clocks - npm run --silent tool -- clocks --short
}

seeded_faults() {
  step mutation - npm run --silent tool -- mutation --short
  step ledger-sample - npm run --silent tool -- ledger-sample --rows 3 --seed 2
  step dummy-vertical - quiet npm run --silent tool -- bundle --dummy-vertical
}

# A seventh of the rules, money, validation and access control each night: what has changed since it was measured there.
mutation_night() { step mutation-night - npm run --silent tool -- mutation --area all --part "$(date +%u)/7"; }

# Each command once, as small as it can be, so that none is found broken on the day it is needed. Their figures are of a busy machine
# and mean nothing: what is shown is that each works and ends.
benches() {
  local bench
  step bench-search - npm run --silent bench -- search --vertical electricity --short --json
  step bench-where - npm run --silent bench -- search --where --vertical electricity --short --json
  for bench in ssr progress orders calls load-search overload watches statements; do
    step "bench-$bench" - npm run --silent bench -- "$bench" --short --json
  done
  step scale - npm run --silent tool -- scale --short --only costs
}

page_tools() {
  step stack-up - npm run --silent stack:up
  step demo-data - npm run --silent demo-data -- --visitors 2 --orders 1 --switches 1 --minutes 1
  step audit - npm run --silent tool -- audit
  step vitals - npm run --silent vitals -- /forsakring/bil/ --base http://localhost:3000 --json
  step lighthouse - npm run --silent tool -- lighthouse --short --base http://localhost:3000 --json
  step shots - npm run --silent shots -- --base http://localhost:3000 --only '^start$' --widths 390 --window
  step looks - npm run --silent tool -- looks --base http://localhost:3000 --only '^(start|cookie-settings|car-form-errors|car-result|gallery-val)$'
  step stack-down - npm run --silent stack:down
  # The journeys run in Chromium only: here one of them in Firefox.
  # WebKit's driver sometimes stops answering (docs/browsers.md): it is run by hand.
  step browsers - timeout 300 npm run --silent tool -- browsers --short --only firefox
}
